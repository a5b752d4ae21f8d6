### Words that every catalogue uses.

## Lists

# $list is the text so far.
list-more = { $list }, { $item }

# The last item. $item-start is i, vowel or other.
list-last = { $list } and { $item }

# The reader, as the last name in a list.
list-you = you

## Players

# A player without a name. $number counts from 1.
seat-unnamed = Player { $number }
