#include "elfref/elven_rage/facts/trial_set.h"

namespace elfref::elven_rage {

std::string_view trial_set() {
  return R"(# The Trial Set: a made-up set of components for Elven Rage, so that the referee can be tried and tested.
# Names, numbers, texts and maps are our own invention and say nothing about the printed cards or the printed map.
components: trial-set
game: elven-rage
invented: true                      # not the printed game; every report says so
left-hits: clockwise                # the left slot points at the next place clockwise
decks:
  high:
    Sun Dragon:       {is: 5/3 double pierce double, kind: dragon}
    Aurel Dawnspear:  {is: 5/2 pierce double shield, kind: hero, action: 4 battle slot any shield}
    Lady of Scales:   {is: 4/2 shield pierce shield, kind: hero, action: 3 battle life own +1}
    Marshal Ilvan:    {is: 4/3 simple double counter, kind: hero, action: 5 any draw 2}
    Shieldbearer:     {is: 1/2 shield simple shield, copies: 2, action: 1 battle slot own shield}
    Sunguard:         {is: 2/2 shield double none, copies: 2}
    Wall Archer:      {is: 3/1 none pierce none, copies: 2, action: 2 battle more 1}
    Lancer:           {is: 4/1 simple none simple, copies: 2, action: 3 reveal initiative own +2}
    Banner Knight:    {is: 3/2 counter simple simple, copies: 2}
    Ember Monk:       {is: 2/1 fire simple fire, copies: 2}
    Healer of Vael:   {is: 1/1 none simple none, copies: 2, action: 2 battle life own +1}
    Royal Watch:      {is: 3/2 shield simple counter, copies: 2, action: 3 placement beginner}
  black:
    Gloom Dragon:     {is: 5/3 pierce double pierce, kind: dragon}
    Vashta the Pale:  {is: 6/2 double double none, kind: hero, action: 5 battle life enemy -1}
    Lord of Splinters: {is: 4/3 double pierce counter, kind: hero, action: 4 battle slot any simple}
    Mother of Ash:    {is: 3/2 fire double fire, kind: hero, action: 3 any draw 2}
    Nightblade:       {is: 4/2 simple shield none, copies: 2}
    Stone Warden:     {is: 2/2 simple simple shield, copies: 2}
    Novice:           {is: 1/1 none simple none, copies: 2, action: 1 battle slot own shield}
    Crystal Priest:   {is: 2/2 simple none pierce, copies: 2, action: 3 battle slot any none}
    Brute:            {is: 2/3 none double none, copies: 2}
    Flayer:           {is: 5/1 double none double, copies: 2}
    Shadow Runner:    {is: 5/1 simple move simple, copies: 2, action: 4 own-turn token}
    Zealot:           {is: 3/1 simple simple simple, copies: 2, action: 2 reveal initiative any -2}
  snow:
    Frost Dragon:     {is: 6/3 double double shield, kind: dragon}
    Ysolde Whitewind: {is: 6/2 pierce simple pierce, kind: hero, action: 4 battle life enemy -1}
    Jarl of the Pass: {is: 5/3 double counter simple, kind: hero, action: 3 battle more 1}
    Storm Caller:     {is: 4/2 simple pierce none, kind: hero, action: 2 battle slot own double-pierce}
    Ice Raider:       {is: 4/1 double simple simple, copies: 2}
    Frost Elite:      {is: 3/2 simple simple none, copies: 2}
    Lookout:          {is: 3/1 none simple simple, copies: 2, action: 1 any draw 1}
    Snow Riders:      {is: 5/1 simple double simple, copies: 2, action: 3 own-turn capture}
    Avalanche Troll:  {is: 2/3 simple simple counter, copies: 2}
    Wolf Rider:       {is: 5/1 move simple move, copies: 2}
    Rime Witch:       {is: 3/1 pierce none pierce, copies: 2, action: 2 battle slot enemy none}
    Hearth Guard:     {is: 2/2 shield simple none, copies: 2}
  forest:
    Moss Dragon:      {is: 5/3 simple double-pierce simple, kind: dragon}
    Mirena Thornleaf: {is: 5/2 pierce pierce none, kind: hero, action: 4 battle life own +1}
    Old Man Alder:    {is: 2/4 fire simple fire, kind: hero, action: 3 battle slot own counter}
    Keeper of Paths:  {is: 4/2 move double move, kind: hero, action: 4 own-turn token}
    Pathfinder:       {is: 4/1 simple simple simple, copies: 2}
    Sharpshooter:     {is: 5/1 none pierce none, copies: 2, action: 1 battle more 1}
    Thicket:          {is: 1/2 counter none counter, copies: 2}
    Dryad:            {is: 3/1 simple fire simple, copies: 2, action: 2 battle life own +1}
    Grove Watch:      {is: 2/2 simple shield simple, copies: 2, action: 1 battle slot own shield}
    Stag Rider:       {is: 5/1 double none move, copies: 2}
    Spore Weaver:     {is: 3/1 none pierce simple, copies: 2, action: 3 any other}
    Leaf Dancer:      {is: 4/1 move simple simple, copies: 2, action: 2 reveal initiative own +2}
neutral:
  Warden of the Gate: {is: 6/3 double double-pierce double, kind: guardian}
  Treasure:         {kind: treasure, copies: 4}
  Wolf:             {is: 4/1 simple simple none, copies: 3}
  Bear:             {is: 2/2 none double simple, copies: 3}
  Goblin:           {is: 5/1 simple none simple, copies: 3}
  Bandit:           {is: 3/1 none pierce none, copies: 3}
  Ogre:             {is: 1/3 double simple double, copies: 3}
  Harpy:            {is: 6/1 none simple move, copies: 3}
  Bog Wisp:         {is: 5/1 move none fire, copies: 3}
  Stone Golem:      {is: 1/2 shield double shield, copies: 3}
  Spear Wall:       {is: 2/1 counter simple counter, copies: 3}
  Hedge Knight:     {is: 3/2 simple shield simple, copies: 3}
artifacts:                          # WHEN EFFECT; each once, no price
  Mason's Chisel: own-turn tower
  Seven-League Map: own-turn token
  War Horn: own-turn capture
  Whetstone: battle slot own pierce
  Iron Rim: battle slot own shield
  Burning Oil: battle slot own fire
  Barbed Mail: battle slot own counter
  Broken Strap: battle slot enemy none
  Twin Heads: battle slot own double
  Long Needle: battle slot own double-pierce
  Balm: battle life own +1
  Phoenix Salt: battle life own +1
  Thrown Knife: battle life enemy -1
  Heavy Swing: battle more 1
  Quick Boots: reveal initiative own +3
  Lead Soles: reveal initiative any -3
  Feather Charm: battle initiative own +2
  Purse: any draw 1
  Recruiting Drum: any draw 2
  Puzzle Box: any other
goals:
  Four Towers: 4 towers             # the first three are named in the book
  Seven Lands: 7 lands
  Enemy Castle: enemy castle
  Gatekeeper: central castle
  Marches: 5 lands + 2 towers
  Watchtowers: 3 towers
  Wide Realm: 8 lands
maps:
  four:                             # 25 places, a grid: columns a-e, rows 1-5
    castles: [a1, e1, e5, a5]       # clockwise
    central: c3
    towers: [c1, b2, d2, a3, e3, b4, d4, c5]
    lands: [b1, d1, a2, c2, e2, b3, d3, a4, c4, e4, b5, d5]
    borders: [a1-b1-c1-d1-e1, a2-b2-c2-d2-e2, a3-b3-c3-d3-e3, a4-b4-c4-d4-e4, a5-b5-c5-d5-e5,
              a1-a2-a3-a4-a5, b1-b2-b3-b4-b5, c1-c2-c3-c4-c5, d1-d2-d3-d4-d5, e1-e2-e3-e4-e5]
    halves:                         # for two players; the central castle belongs to each
    - [a1, b1, c1, d1, e1, a2, b2, c2, d2, e2]
    - [e1, e2, e3, e4, e5, d1, d2, d3, d4, d5]
    - [a5, b5, c5, d5, e5, a4, b4, c4, d4, e4]
    - [a1, a2, a3, a4, a5, b1, b2, b3, b4, b5]
  three:                            # 19 places, a hexagon of hexagons: rows of 3, 4, 5, 4, 3
    castles: [a1, c5, e1]
    central: c3
    towers: [a3, b2, c1, d3, e3, c4]
    lands: [a2, b1, b3, b4, c2, d1, d2, d4, e2]
    borders: [a1-a2-a3, b1-b2-b3-b4, c1-c2-c3-c4-c5, d1-d2-d3-d4, e1-e2-e3,
              c1-b1-a1, d1-c2-b2-a2, e1-d2-c3-b3-a3, e2-d3-c4-b4, e3-d4-c5,
              a1-b2-c3-d3-e3, a2-b3-c4-d4, a3-b4-c5, b1-c2-d2-e2, c1-d1-e1]
)";
}

}  // namespace elfref::elven_rage
