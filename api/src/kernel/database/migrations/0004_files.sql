create table files (
  id uuid primary key,
  owner_id uuid not null references users,
  purpose text not null check (purpose in ('cover', 'video', 'captions', 'document')),
  name text not null,
  -- As declared at first, as found in the content once ready.
  type text not null,
  bytes bigint not null check (bytes >= 0),
  state text not null default 'uploading' check (state in ('uploading', 'ready', 'rejected')),
  reject_reason text,
  sha256 text,
  duration_s integer,
  width integer,
  height integer,
  -- Of a PDF.
  pages integer,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  check ((state = 'rejected') = (reject_reason is not null))
);
create index files_owner on files (owner_id, created_at desc);
create index files_unfinished on files (created_at) where state <> 'ready';
