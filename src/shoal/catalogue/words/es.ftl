### Words that every catalogue uses.

## Lists

# $list is the text so far.
list-more = { $list }, { $item }

# The last item. $item-start is i, vowel or other.
list-last = { $list } { $item-start ->
    [i] e
   *[other] y
  } { $item }

# The reader, as the last name in a list.
list-you = tú

## Players

# A player without a name. $number counts from 1.
seat-unnamed = Jugador { $number }
