-- Whole courses that come in as one file: their purpose beside those that are known, what is in one, and what becomes of it.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'files_purpose_check' and conrelid = 'files'::regclass
  );
begin
  execute 'alter table files drop constraint files_purpose_check';
  execute 'alter table files add constraint files_purpose_check ' || replace(known, 'ARRAY[', 'ARRAY[''archive''::text, ');
end
$$;
create table course_archives (
  file_id uuid primary key references files (id) on delete cascade,
  content jsonb not null
);
create table course_imports (
  id uuid primary key,
  owner_id uuid not null references users (id),
  -- Its file goes when the import has ended; asked for again meanwhile, it is the same import.
  archive_id uuid not null unique,
  state text not null default 'working' check (state in ('working', 'done', 'refused')),
  course_id uuid references courses (id) on delete set null,
  -- Files that were made for it, in case that it cannot be ended.
  file_ids uuid[] not null default '{}',
  files_done integer not null default 0,
  tries smallint not null default 0,
  lease_ends_at timestamptz,
  notes jsonb not null default '[]',
  refusal jsonb,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index course_imports_owner on course_imports (owner_id);
create index course_imports_working on course_imports (created_at) where state = 'working';
