back = Back
you = you
