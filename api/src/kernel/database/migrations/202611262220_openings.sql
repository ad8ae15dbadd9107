-- When modules and lessons open to those who take the course; null: from the start.
alter table modules add column opening jsonb;
alter table lessons add column opening jsonb;
