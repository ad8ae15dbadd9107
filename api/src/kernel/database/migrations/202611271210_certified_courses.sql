-- Which courses a certificate of a learning path lists, also once their addresses change: it falls with them.
update certificates k set path_courses = (
  select jsonb_agg(l.course || coalesce((
    select jsonb_build_object('id', c.id) from courses c where c.slug = l.course ->> 'slug'), '{}'::jsonb) order by l.at)
  from jsonb_array_elements(k.path_courses) with ordinality as l(course, at))
where k.path_id is not null and k.path_courses <> '[]'::jsonb;
create index certificates_path_courses on certificates using gin (path_courses jsonb_path_ops) where path_id is not null;
