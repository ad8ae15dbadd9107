-- One more kind of notices, for those who earned a certificate and lost it, beside those that are known, whatever was
-- added to them before.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''certificate_revoked''::text, ');
end
$$;
