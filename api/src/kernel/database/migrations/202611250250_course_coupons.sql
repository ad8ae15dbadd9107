-- The course whose creator made it: their coupon is for that course alone, and ends. Null: an operator made it.
alter table coupons
  add column course_id uuid references courses,
  add check (course_id is null or (applies_to = 'courses' and item_ids = array[course_id] and expires_at is not null));
create index coupons_of_course on coupons (course_id, created_at desc) where course_id is not null;
