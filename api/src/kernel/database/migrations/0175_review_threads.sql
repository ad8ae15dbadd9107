-- A comment of a reviewer may be about one part of the course, which is named as it was called then: it may go.
alter table review_comments
  add column part text not null default 'course' check (part in ('course', 'module', 'lesson')),
  add column part_id uuid,
  add column part_title text check (char_length(part_title) <= 200),
  add column field text check (char_length(field) <= 40),
  add check ((part = 'course') = (part_id is null));

-- What its author and the reviewers answer below a comment.
create table review_replies (
  id uuid primary key,
  comment_id uuid not null references review_comments (id) on delete cascade,
  author_id uuid not null references users (id),
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index review_replies_by_comment on review_replies (comment_id, created_at);

-- What an author tells the reviewer of this submission.
alter table courses add column submission_note text check (char_length(submission_note) between 1 and 1000);
alter table course_revisions add column submission_note text check (char_length(submission_note) between 1 and 1000);
