"""A match between players: the protocol, the referee, the seeds of its deals."""
