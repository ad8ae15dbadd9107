-- What people say in private to whoever teaches, or to those who keep this site.
create table feedbacks (
  -- Made by the client, so that sending the same twice makes one.
  id uuid primary key,
  subject text not null check (subject in ('course', 'instructor', 'platform', 'assignment')),
  user_id uuid not null references users on delete cascade,
  -- Whose course or who it is about. Null: it is about the site, or they have left.
  receiver_id uuid references users on delete set null,
  course_id uuid references courses on delete cascade,
  -- A lesson that was taken out of the course leaves what was said about it.
  lesson_id uuid references lessons on delete set null,
  rating integer check (rating between 1 and 5),
  text text not null check (char_length(text) between 10 and 2000),
  status text not null default 'new' check (status in ('new', 'seen', 'resolved')),
  created_at timestamptz not null default now(),
  check ((course_id is not null) = (subject in ('course', 'assignment'))),
  check (lesson_id is null or subject = 'assignment'),
  check (receiver_id is null or subject <> 'platform')
);
create index feedbacks_of_user on feedbacks (user_id, created_at desc, id desc);
create index feedbacks_received on feedbacks (receiver_id, created_at desc, id desc) where receiver_id is not null;
create index feedbacks_of_platform on feedbacks (created_at desc, id desc) where subject = 'platform';
create index feedbacks_of_course on feedbacks (course_id) where course_id is not null;
create index feedbacks_of_lesson on feedbacks (lesson_id) where lesson_id is not null;
