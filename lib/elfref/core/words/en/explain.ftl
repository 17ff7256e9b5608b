# Explanations of a rule, or of a fault of a file.

# Headings.
where-printed = where it is printed
where-editions-differ = where editions differ
what-a-record-can-set = what a record can set
example-permission = a record in which this is done
example-without-note = a record without this note
example-with-note = a record with this note
example-kept = a record that follows the rule
example-broken = a record that breaks the rule
example-fault = a file with this fault
example-mended = the same file, fixed
# The names of these files, before a line and a column.
kept-file = kept
broken-file = broken
mended-file = mended
# Where there is no example.
no-short-example = No file with this fault is short enough to show here.
any-record-mends = Any record fixes it.

# Where a rule is printed, by edition. $citation is a place in a book.
not-printed-since = in no edition; { $why }
not-cited = not cited: the full text is not known
cited-otherwise = { $citation }, which has a different rule
cited-by-value = { $citation }, under which '{ $option }' is { $value }
cited-where = { $citation } (if { $option } is { $value })
no-word-of-it = silent
# What a remark after a citation stands for: a list of edition-is.
remark-means = ({ $remark }): { $books }
edition-is = { $edition } is { $text }

# The editions that have a value of an option. $meaning is what the value means.
value-of-editions = { $meaning }, in { $editions }
every-edition = every edition
no-edition = no edition
edition-with-remark = { $edition } ({ $remark })
# The value of an option that an edition has only with a value of another one: $with is that one and its value.
setting-varies = with { $with } { $value }, assumed

# In the table of rules: a list of options.
rule-depends = depends on { $options }
rule-allows = allowed
fault-stops = a fault of the file, not of a play: nothing is judged until it is fixed
fault-does-not-stop = a minor fault of the file, not of a play: the record is judged anyway
