in-setup = Vorbereitung
in-turn = Zug
in-battle = Kampf

side-by-side = { $left } { $right }
player-is-in = im Spiel
player-is-out = ausgeschieden
perhaps-out = vielleicht ausgeschieden
