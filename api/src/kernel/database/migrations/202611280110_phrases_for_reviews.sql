-- What a reviewer writes often of courses and learning paths, beside what is said of handed-in work.
alter table review_phrases
  add column purpose text not null default 'feedback' check (purpose in ('feedback', 'review'));
drop index review_phrases_of_user;
create index review_phrases_of_user on review_phrases (user_id, purpose, created_at);
