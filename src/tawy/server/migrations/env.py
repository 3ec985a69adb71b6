"""How alembic gets at the database: by the connection that the store gives it."""

from alembic import context

from tawy.server.store import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite cannot alter a table otherwise
)
with context.begin_transaction():
    context.run_migrations()
