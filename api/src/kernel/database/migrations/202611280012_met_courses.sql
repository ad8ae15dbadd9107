-- The courses that the index of words finds, at most so many of them. By its own index always: the planner takes documents for
-- cheap to read, and of a common word reads every one of the site.
create function courses_met(query tsquery, most integer) returns setof uuid
  language sql stable rows 100
  set enable_seqscan = off set enable_indexscan = off
  as $$ select course_id from course_search where document @@ query limit most $$;

-- The same of their names alone.
create function courses_named(query tsquery, most integer) returns setof uuid
  language sql stable rows 100
  set enable_seqscan = off set enable_indexscan = off
  as $$ select course_id from course_search where names @@ query limit most $$;
