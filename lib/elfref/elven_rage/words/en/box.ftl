# What a set of components has, as tables. $whole is the number in a whole box, if the set has fewer.
box-pile =
    the { $pile } deck: { $cards } cards{ $whole ->
        [none] { "" }
       *[other] { " of " }{ $whole }
    }
box-artifacts =
    Artifacts: { $cards } cards{ $whole ->
        [none] { "" }
       *[other] { " of " }{ $whole }
    }
box-goals =
    goals: { $cards } cards{ $whole ->
        [none] { "" }
       *[other] { " of " }{ $whole }
    }
box-map = the map '{ $map }': { $places } places
# Their columns.
column-card = card
column-copies = copies
column-kind = kind
column-is = is
column-action = action
column-artifact = artifact
column-effect = effect
column-goal = goal
column-needs = needs
column-place-on-map = place
column-borders-on = borders on

# Statistics of generated sessions: why none of them has something.
never-in-a-set = asked only about cards that no set has
