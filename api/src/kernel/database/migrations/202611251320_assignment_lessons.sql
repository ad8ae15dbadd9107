-- An assignment is a lesson, as a quiz is: written in the builder, reviewed with its course, completed by approved work.
alter table lessons drop constraint lessons_kind_check;
alter table lessons add constraint lessons_kind_check
  check (kind in ('video', 'text', 'document', 'quiz', 'assignment'));

insert into modules (id, course_id, title, "order")
select gen_random_uuid(), a.course_id, 'Assignments', 1
from (select distinct course_id from assignments) a
where not exists (select from modules m where m.course_id = a.course_id);

-- Those that stood beside the lessons of a course become lessons at its end, under their ids.
insert into lessons (id, course_id, module_id, kind, title, "order", required, created_at, updated_at)
select a.id, a.course_id, m.id, 'assignment', left(a.title, 80),
  coalesce((select max(l."order") from lessons l where l.module_id = m.id), 0)
    + row_number() over (partition by a.course_id order by a."order"),
  a.required, a.created_at, a.updated_at
from assignments a
join lateral (select id from modules where course_id = a.course_id order by "order" desc limit 1) m on true;

alter table submissions drop constraint submissions_assignment_id_fkey;
alter table assignments rename to old_assignments;
alter table old_assignments rename constraint assignments_pkey to old_assignments_pkey;

create table assignments (
  lesson_id uuid primary key references lessons on delete cascade,
  -- Markdown.
  instructions text not null check (char_length(instructions) <= 5000),
  submission_type text not null check (submission_type in ('file', 'text', 'url')),
  -- Of one submission, where files are handed in.
  max_files integer not null check (max_files between 1 and 5),
  -- Counted from each learner's enrolment; null: there is no hurry.
  due_days integer check (due_days between 1 and 365),
  pass_mark integer not null check (pass_mark between 0 and 100),
  -- Null: without limit.
  max_attempts integer check (max_attempts between 1 and 100),
  -- [{ title, description, points }]
  rubric jsonb not null default '[]'
);
insert into assignments (lesson_id, instructions, submission_type, max_files, due_days, pass_mark, max_attempts)
select a.id, a.instructions, a.submission_type, a.max_files, a.due_days, a.pass_mark, least(a.max_attempts, 100)
from old_assignments a join lessons l on l.id = a.id;

-- A submission outlives its lesson: it keeps what it was asked for.
alter table submissions rename column assignment_id to lesson_id;
alter table submissions
  add column course_id uuid references courses,
  -- { title, instructions, submission_type, max_files, pass_mark, rubric }, as it was when the work was last saved.
  add column asked jsonb,
  -- Of each criterion of the rubric, in its order.
  add column points jsonb not null default '[]',
  -- Attempts beyond those of the assignment.
  add column granted integer not null default 0 check (granted >= 0),
  -- Grows whenever text, address or status change.
  add column version integer not null default 1 check (version >= 1);
update submissions s set course_id = a.course_id, asked = jsonb_build_object('title', left(a.title, 80),
  'instructions', a.instructions, 'submission_type', a.submission_type, 'max_files', a.max_files,
  'pass_mark', a.pass_mark, 'rubric', '[]'::jsonb)
from old_assignments a where a.id = s.lesson_id;
alter table submissions alter column course_id set not null, alter column asked set not null;
drop table old_assignments;
create index submissions_of_course on submissions (course_id, status, submitted_at);

-- The files of each attempt; one may be handed in again.
alter table submission_files drop constraint submission_files_pkey;
alter table submission_files drop constraint submission_files_file_id_key;
alter table submission_files add column attempt integer not null default 1 check (attempt >= 1);
update submission_files f set attempt = s.attempt from submissions s where s.id = f.submission_id;
alter table submission_files alter column attempt drop default;
alter table submission_files add primary key (submission_id, attempt, "order");
alter table submission_files add unique (submission_id, attempt, file_id);
create index submission_files_file on submission_files (file_id);

-- What was returned, as it was handed in and judged: the next attempt writes over the submission.
create table returned_attempts (
  submission_id uuid not null references submissions on delete cascade,
  attempt integer not null check (attempt >= 1),
  -- As in the submission, when this was handed in.
  asked jsonb not null,
  text text,
  url text,
  late boolean not null,
  submitted_at timestamptz not null,
  score integer check (score between 0 and 100),
  points jsonb not null default '[]',
  feedback text not null check (char_length(feedback) between 1 and 5000),
  reviewed_by uuid references users,
  reviewed_at timestamptz not null,
  primary key (submission_id, attempt)
);
create index returned_attempts_reviewer on returned_attempts (reviewed_by) where reviewed_by is not null;
insert into returned_attempts
select id, attempt, asked, text, url, late, submitted_at, score, points, feedback, reviewed_by, reviewed_at
from submissions where status = 'returned';
-- While work is returned, its files are a draft of the next attempt.
insert into submission_files (submission_id, file_id, "order", attempt)
select f.submission_id, f.file_id, f."order", f.attempt + 1
from submission_files f join submissions s on s.id = f.submission_id and s.status = 'returned';

create table review_phrases (
  id uuid primary key,
  user_id uuid not null references users,
  text text not null check (char_length(text) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index review_phrases_of_user on review_phrases (user_id, created_at);

-- Approved work completes its lesson, now and for what was approved before.
alter table progress_events drop constraint progress_events_kind_check;
alter table progress_events add constraint progress_events_kind_check
  check (kind in ('opened', 'watched', 'read', 'page_seen', 'marked_done', 'quiz_submitted', 'work_approved'));
insert into progress_events (id, enrolment_id, user_id, lesson_id, kind, detail, source, idem_key, at)
select gen_random_uuid(), e.id, s.user_id, s.lesson_id, 'work_approved',
  case when s.score is null then '{}' else jsonb_build_object('score', s.score) end, 'review', s.id, s.reviewed_at
from submissions s join enrolments e on e.user_id = s.user_id and e.course_id = s.course_id
where s.status = 'approved';
insert into lesson_progress (enrolment_id, lesson_id, percentage, completed_at)
select e.id, s.lesson_id, 100, s.reviewed_at
from submissions s
join enrolments e on e.user_id = s.user_id and e.course_id = s.course_id
join lessons l on l.id = s.lesson_id
where s.status = 'approved';

update enrolments e set percentage = now_at.percentage
from (
  select one.id, (100 * count(p.completed_at) / count(l.id))::int as percentage
  from enrolments one
  join lessons l on l.course_id = one.course_id and l.required
  left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = one.id
  where one.course_id in (select course_id from lessons where kind = 'assignment')
  group by one.id
) now_at
where e.id = now_at.id and e.completed_at is null and e.percentage <> now_at.percentage;

-- What authors are working on knows the new part, too.
update course_revisions r set content = jsonb_set(r.content, '{modules}', (
  select coalesce(jsonb_agg(jsonb_set(m.module, '{lessons}', (
    select coalesce(jsonb_agg('{"assignment": null}'::jsonb || l.lesson order by l.at), '[]')
    from jsonb_array_elements(m.module -> 'lessons') with ordinality as l(lesson, at))) order by m.at), '[]')
  from jsonb_array_elements(r.content -> 'modules') with ordinality as m(module, at)));

-- And holds the lessons that were added above, at the end: publishing would take them away again.
update course_revisions r set content = jsonb_set(r.content, array['modules', last.place::text, 'lessons'],
  (r.content #> array['modules', last.place::text, 'lessons']) || moved.lessons)
from (
  select id, jsonb_array_length(content -> 'modules') - 1 as place from course_revisions
  where status <> 'published' and jsonb_array_length(content -> 'modules') > 0
) last, (
  select l.course_id, jsonb_agg(jsonb_build_object(
    'id', l.id, 'kind', 'assignment', 'title', l.title, 'is_preview', false, 'required', l.required, 'markdown', null,
    'file_id', null, 'captions_file_id', null, 'duration_s', 0, 'pages', null, 'quiz', null,
    'assignment', jsonb_build_object('instructions', a.instructions, 'pass_mark', a.pass_mark,
      'max_attempts', a.max_attempts, 'submission_type', a.submission_type, 'max_files', a.max_files,
      'due_days', a.due_days, 'rubric', a.rubric)) order by l."order") as lessons
  from lessons l join assignments a on a.lesson_id = l.id
  group by l.course_id
) moved
where last.id = r.id and moved.course_id = r.course_id;
