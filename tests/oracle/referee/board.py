"""The board, the prices and what is in the box."""

TRANSPORTS = ("pig", "elfcycle", "cloud", "unicorn", "wagon", "dragon")
CARDS = TRANSPORTS + ("raft",)
TERRAINS = ("plain", "forest", "desert", "mountain")
HOME = "Elvenhold"

# Cards due on plains, in forests, deserts and mountains; 0 where the transport cannot go.
PRICES = {
    "pig": (1, 1, 0, 0),
    "elfcycle": (1, 1, 0, 2),
    "cloud": (2, 2, 0, 1),
    "unicorn": (0, 1, 2, 1),
    "wagon": (1, 2, 2, 2),
    "dragon": (1, 2, 1, 1),
}

BOX_CARDS = {**{kind: 10 for kind in TRANSPORTS}, "raft": 12}
BOX_COUNTERS = {kind: 8 for kind in TRANSPORTS}

TOWN_CARDS = frozenset((
    "Beata", "Erg'Eren", "Grangor", "Ixara", "Jaccaranda", "Mah'Davikia",
    "Strykhaven", "Tichih", "Usselen", "Virst", "Wylhien", "Yttar"))

_LAND = {
    "plain": "Elvenhold-Lapphalya Elvenhold-Beata Lapphalya-Virst Beata-Strykhaven Virst-Ixara Usselen-Wylhien "
             "Parundia-Wylhien Throtmanni-Tichih",
    "forest": "Elvenhold-Erg'Eren Lapphalya-Ixara Lapphalya-Dag'Amura Lapphalya-Rivinia Lapphalya-Feodor "
              "Ixara-Dag'Amura Yttar-Usselen Usselen-Parundia Throtmanni-Rivinia Tichih-Erg'Eren Rivinia-Feodor "
              "Dag'Amura-Kihromah",
    "desert": "Parundia-Al'Baran Al'Baran-Dag'Amura Al'Baran-Feodor Al'Baran-Wylhien Al'Baran-Throtmanni "
              "Throtmanni-Feodor Dag'Amura-Feodor",
    "mountain": "Strykhaven-Virst Ixara-Mah'Davikia Mah'Davikia-Dag'Amura Mah'Davikia-Grangor Grangor-Yttar "
                "Throtmanni-Jaccaranda Wylhien-Jaccaranda Jaccaranda-Tichih",
}
# Written the way the water flows.
_RIVERS = ("Beata-Elvenhold Elvenhold-Rivinia Rivinia-Tichih Virst-Ixara Ixara-Mah'Davikia Mah'Davikia-Grangor "
           "Wylhien-Usselen")
_LAKES = {
    "Mare Magnum": "Virst-Elvenhold Elvenhold-Strykhaven Strykhaven-Virst",
    "Mare Nebulae": "Yttar-Grangor Yttar-Parundia Grangor-Parundia",
}


def pair(a, b):
    """The name of a pair of towns, whichever comes first."""
    return (a, b) if a < b else (b, a)


def _pairs(text):
    return [tuple(road.split("-")) for road in text.split()]


# Each connection is found by its pair of towns: terrain of a road, the upper end of a river, the lake of a ferry.
ROADS = {pair(a, b): terrain for terrain, roads in _LAND.items() for a, b in _pairs(roads)}
RIVERS = {pair(a, b): a for a, b in _pairs(_RIVERS)}
FERRIES = {pair(a, b): lake for lake, lines in _LAKES.items() for a, b in _pairs(lines)}
PORTS = {town: lake for (a, b), lake in FERRIES.items() for town in (a, b)}
TOWNS = frozenset(town for ends in ROADS for town in ends)


def price(transport, terrain):
    """Cards due for a road without an obstacle; 0 where the transport cannot go."""
    return PRICES[transport][TERRAINS.index(terrain)]


# Which transports can go where.
FIT = {terrain: frozenset(kind for kind in TRANSPORTS if price(kind, terrain)) for terrain in TERRAINS}


def _neighbours(connections):
    near = {town: set() for town in TOWNS}
    for a, b in connections:
        near[a].add(b)
        near[b].add(a)
    return near


NEAR = {"roads": _neighbours(ROADS), "all": _neighbours([*ROADS, *RIVERS, *FERRIES])}


def distance(a, b, metric):
    """The fewest steps between two towns: over everything, or over roads alone."""
    seen, edge, steps = {a}, {a}, 0
    while b not in seen:
        edge = {town for here in edge for town in NEAR[metric][here]} - seen
        seen |= edge
        steps += 1
    return steps


assert (len(TOWNS), len(ROADS), len(RIVERS), len(FERRIES)) == (21, 35, 7, 6)
