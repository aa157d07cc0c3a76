"""The schema of the database, change by change; run at every start."""
