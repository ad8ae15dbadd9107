-- Banners of learning paths, beside the purposes of files that are known, whatever was added to them before.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'files_purpose_check' and conrelid = 'files'::regclass
  );
begin
  execute 'alter table files drop constraint files_purpose_check';
  execute 'alter table files add constraint files_purpose_check ' || replace(known, 'ARRAY[', 'ARRAY[''banner''::text, ');
end
$$;
