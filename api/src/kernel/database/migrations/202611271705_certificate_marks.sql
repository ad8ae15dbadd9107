-- A creator's signature and a partner's logo, for certificates that are issued from now on.
create table certificate_marks (
  user_id uuid not null references users (id),
  kind text not null check (kind in ('signature', 'logo')),
  file_id uuid not null references files (id),
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create index certificate_marks_file on certificate_marks (file_id);

-- As they were on the day of issue.
alter table certificates
  add column signature_file_id uuid references files (id) on delete set null,
  add column logo_file_id uuid references files (id) on delete set null;
create index certificates_signature_file on certificates (signature_file_id) where signature_file_id is not null;
create index certificates_logo_file on certificates (logo_file_id) where logo_file_id is not null;

-- Beside the purposes of files that are known, whatever was added to them before.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'files_purpose_check' and conrelid = 'files'::regclass
  );
begin
  execute 'alter table files drop constraint files_purpose_check';
  execute 'alter table files add constraint files_purpose_check '
    || replace(known, 'ARRAY[', 'ARRAY[''certificate_mark''::text, ');
end
$$;
