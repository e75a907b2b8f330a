"""What ``kibitz bench`` measures, a file for each topic; peers run as programs of their own."""
