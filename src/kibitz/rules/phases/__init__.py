"""One module per phase: whose turn it is, what is legal and why not, and what an action leads to."""
