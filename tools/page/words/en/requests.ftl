# What is wrong with a request to the referee in a page: a program, or the page, made it.
request-unknown = unknown request '{ $given }'
request-unknown-language = unknown language '{ $given }': write { $known }
request-not-a-place = '{ $place }' is not a place in a record
request-no-record = no record is at this place
request-unreadable = the record cannot be read
request-no-position = the position cannot be shown in this game
request-no-replay = sessions of this game cannot be replayed
request-bad-value = '{ $given }' is no value of { $key }
request-no-session = no session was found that breaks { $rule }
