#include "elfref/master_elf/facts/trial_set.h"

namespace elfref::master_elf {

std::string_view trial_set() {
  return R"(# The Trial Set: a made-up set of components for Master Elf. Board, ingredients and gifts are invented;
# none of them is from the printed game. It has what the supplement says of the real ones: 42 ingredient cards, 45 gift
# cards, 4 parcels, gifts of one or several sets, with a ribbon, some with an elf, each of two kinds of ingredient.
components: trial-set
game: master-elf
invented: true                  # not the printed game; every report says so

ingredients:                    # kind: copies; 42 in all. `also`: other words by which records may call it
  berry:   {copies: 8, also: [berries, ягода, ягоды, ягод]}
  feather: {copies: 7, also: [feathers, перо, пера, перьев, перья]}
  glass:   {copies: 6, also: [стекло, стекла]}
  leaf:    {copies: 6, also: [leaves, лист, листа, листьев, листья]}
  rope:    {copies: 6, also: [ropes, верёвка, верёвки, верёвку, верёвок]}
  wax:     {copies: 5, also: [воск, воска]}
  wool:    {copies: 4, also: [шерсть, шерсти]}

board:                          # from: where an elf can go in one move by the base rules; `city` is the city
  night:
    city:       [Mill, Orchard, Meadow, Ruins]
    Mill:       [city, Pond, Old Oak, Meadow]
    Pond:       [Mill, Orchard, Ruins]
    Orchard:    [city, Pond, Lighthouse, Glade]
    Lighthouse: [Orchard, Cave, Bridge]
    Cave:       [Lighthouse, Meadow]
    Meadow:     [city, Cave, Bridge, Mill]
    Bridge:     [Meadow, Ruins, Lighthouse]
    Ruins:      [city, Bridge, Glade, Pond]
    Glade:      [Ruins, Old Oak, Orchard]
    Old Oak:    [Glade, Mill]
also:                           # other words for places and gifts
  city: [город]
  Mill: [мельница, мельницу, мельнице]
  Pond: [пруд, пруду]
  Orchard: [сад, саду]
  Lighthouse: [маяк, маяке]
  Cave: [пещера, пещеру, пещере]
  Meadow: [луг, лугу]
  Bridge: [мост, мосту]
  Ruins: [руины, руинах]
  Glade: [поляна, поляну, поляне]
  Old Oak: [старый дуб, старом дубе, дуб]
elves: {figures: 4, start: city}     # how many elf figures there are, and where they begin by the base rules

gifts:                          # 45 cards, each once. `colour: rainbow` is the rainbow ribbon.
                                # of: the two kinds that it takes; `2 wax + wool` where a card prints how many of each
  # toys
  teddy:        {set: toys,             colour: green,             of: feather + glass}
  kite:         {set: toys,             colour: yellow,            of: feather + rope}
  doll:         {set: toys,             colour: blue,              of: feather + leaf}
  top:          {set: toys,             colour: blue,              of: feather + wool}
  puzzle:       {set: toys,             colour: blue,              of: glass + leaf}
  train:        {set: toys,             colour: rainbow,           of: berry + glass}
  ball:         {set: toys,             colour: blue,    elf: yes, of: berry + wax}
  robot:        {set: toys,             colour: blue,    elf: yes, of: berry + leaf}
  yo-yo:        {set: toys,             colour: green,             of: berry + wool}
  # music
  drum:         {set: music,            colour: rainbow, elf: yes, of: wax + wool}
  flute:        {set: music,            colour: rainbow,           of: berry + leaf}
  rattle:       {set: music,            colour: rainbow,           of: wax + wool}
  harp:         {set: music,            colour: green,             of: leaf + wax}
  whistle:      {set: music,            colour: red,     elf: yes, of: glass + wax}
  guitar:       {set: music,            colour: red,     elf: yes, of: berry + leaf}
  gong:         {set: music,            colour: rainbow,           of: glass + rope}
  music-box:    {set: [music, toys],    colour: blue,              of: feather + leaf}
  # sweets
  cake:         {set: sweets,           colour: blue,    elf: yes, of: leaf + rope}
  candy:        {set: sweets,           colour: yellow,  elf: yes, of: feather + wax}
  cookie:       {set: sweets,           colour: green,   elf: yes, of: feather + glass}
  honey:        {set: [sweets, garden], colour: green,             of: berry + glass}
  jam:          {set: sweets,           colour: yellow,            of: leaf + rope}
  waffle:       {set: sweets,           colour: blue,              of: glass + wool}
  toffee:       {set: sweets,           colour: red,     elf: yes, of: glass + wax}
  marzipan:     {set: sweets,           colour: yellow,            of: rope + wax}
  # winter
  sled:         {set: winter,           colour: blue,              of: berry + feather}
  scarf:        {set: winter,           colour: green,             of: glass + wool}
  mittens:      {set: winter,           colour: red,     elf: yes, of: berry + feather}
  skates:       {set: winter,           colour: rainbow,           of: glass + leaf}
  snow-globe:   {set: [winter, toys],   colour: yellow,  elf: yes, of: berry + feather}
  hat:          {set: winter,           colour: yellow,  elf: yes, of: glass + rope}
  lantern:      {set: winter,           colour: red,               of: berry + rope}
  slippers:     {set: winter,           colour: red,               of: rope + wax}
  # garden
  seeds:        {set: garden,           colour: blue,              of: feather + leaf}
  watering-can: {set: garden,           colour: yellow,            of: rope + wool}
  birdhouse:    {set: garden,           colour: rainbow,           of: berry + rope}
  wreath:       {set: [garden, winter], colour: green,             of: rope + wool}
  bouquet:      {set: garden,           colour: red,               of: feather + wax}
  gnome:        {set: garden,           colour: yellow,  elf: yes, of: leaf + wool}
  # books
  atlas:        {set: books,            colour: red,     elf: yes, of: berry + wool}
  fairy-tales:  {set: books,            colour: red,               of: berry + wax}
  diary:        {set: books,            colour: rainbow, elf: yes, of: feather + rope}
  comic:        {set: [books, toys],    colour: green,             of: leaf + wax}
  songbook:     {set: [books, music],   colour: red,     elf: yes, of: feather + wool}
  cookbook:     {set: [books, sweets],  colour: green,             of: leaf + wool}
)";
}

}  // namespace elfref::master_elf
