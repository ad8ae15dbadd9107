-- What those who run the site see: payments, work that is done, courses that wait, acts that were noted.
create temporary table buyers on commit drop as
  select id, row_number() over (order by id) as place from users where email like 'person-%@large.stoa.example';
analyze buyers;
insert into transactions
  select r.*
  from generate_series(1, :people) n
  join buyers u on u.place = 1 + n % (select count(*) from buyers)
  cross join (select * from transactions where status = 'captured' and kind = 'course' order by id limit 1) o
  cross join lateral jsonb_populate_record(null::transactions, to_jsonb(o) || jsonb_build_object(
    'id', gen_random_uuid(), 'reference', 'LARGE-' || n, 'user_id', u.id, 'idempotency_key', 'large-site-' || n, 'gateway_ref', 'large-' || n,
    'coupon_id', null, 'card_token_id', null, 'created_at', now() - n * interval '3 minutes', 'updated_at', now())) r;
create temporary table sold on commit drop as
  select id, row_number() over (order by id) as place from courses where slug like 'large-%' limit 1000;
insert into transaction_lines
  select r.*
  from transactions t
  join sold c on c.place = 1 + substr(t.reference, 7)::int % 1000
  cross join (select * from transaction_lines where kind = 'course' order by id limit 1) l
  cross join lateral jsonb_populate_record(null::transaction_lines, to_jsonb(l) || jsonb_build_object(
    'id', gen_random_uuid(), 'transaction_id', t.id, 'item_id', c.id)) r
  where t.reference like 'LARGE-%';

insert into work (kind, payload, attempts, created_at, done_at)
  select 'large-site', '{}', 1, now() - n * interval '1 minute', now() - n * interval '1 minute' from generate_series(1, :people / 4) n;

update courses set status = 'in_review', submitted_at = now() - interval '1 day', published_at = null
  where slug like 'large-%' and substr(slug, 7)::int % 50 = 1;
delete from search_words w using courses c where c.id = w.course_id and c.status = 'in_review';
delete from course_search s using courses c where c.id = s.course_id and c.status = 'in_review';
