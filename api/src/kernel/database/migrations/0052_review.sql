create table review_comments (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  revision_id uuid references course_revisions (id) on delete set null,
  author_id uuid not null references users (id),
  body text not null check (char_length(body) between 10 and 2000),
  blocking boolean not null,
  resolved_at timestamptz,
  resolved_by uuid references users (id),
  created_at timestamptz not null default now()
);
create index review_comments_by_course on review_comments (course_id, created_at);
create index review_comments_open on review_comments (course_id) where blocking and resolved_at is null;
