-- What the content check found in an uploaded SCORM package.
create table scorm_packages (
  file_id uuid primary key references files on delete cascade,
  title text not null,
  version text not null check (version in ('1.2', '2004-2', '2004-3', '2004-4')),
  schema_version text not null,
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  activity_tree jsonb,
  resources jsonb not null check (jsonb_typeof(resources) = 'array'),
  file_count integer not null check (file_count > 0),
  bytes bigint not null check (bytes >= 0)
);
