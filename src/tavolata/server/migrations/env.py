"""Runs the migrations on the connection that the store hands over."""

from alembic import context

from tavolata.server.store import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
