"""The online table: games over HTTP and websocket, kept in a database."""
