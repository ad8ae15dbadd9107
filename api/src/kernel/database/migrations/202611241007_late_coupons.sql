-- Money that comes after its payment was given up uses a coupon that another may have by then: it is counted beyond the limit.
do $$
declare
  rule record;
begin
  for rule in
    select conname from pg_constraint
    where conrelid = 'coupons'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%reserved_count + redemption_count%'
  loop
    execute format('alter table coupons drop constraint %I', rule.conname);
  end loop;
end
$$;
alter table coupons
  -- Of the redemptions, those that were counted although their use had been given back.
  add column late_count integer not null default 0 check (late_count between 0 and redemption_count),
  add constraint coupons_limit check (reserved_count + redemption_count - late_count <= max_redemptions);
