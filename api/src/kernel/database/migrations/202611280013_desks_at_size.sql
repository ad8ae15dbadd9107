-- What the lists of those who run the site, and the reports of those who teach, are sorted, searched and counted by.

-- With the person, so that learners of a course are counted in the index.
drop index enrolments_by_course;
create index enrolments_by_course on enrolments (course_id, status, user_id);
create index enrolments_by_activity on enrolments (last_activity_at desc nulls last, id);
create index enrolments_lately on enrolments (course_id, last_activity_at desc nulls last);
create index enrolments_by_progress on enrolments (percentage, id);

create index courses_changed on courses (updated_at, id) where deleted_at is null;
create index courses_named on courses (lower(name), id) where deleted_at is null;
create index courses_taken on courses (enrolment_count, id) where deleted_at is null;
create index courses_described on courses (language, status, level, content_type, type) where deleted_at is null;
create index courses_unpublished on courses (final_category_id, id) where status <> 'published' and deleted_at is null;
create index courses_words on courses using gin (plain_words(name || ' ' || slug) gin_trgm_ops);

create index courses_standing on courses (status, id) where deleted_at is null;
create index lesson_progress_by_lesson on lesson_progress (lesson_id);

create index users_named on users (lower(full_name)) where deleted_at is null;
create index users_begun on users (plain_words(full_name) text_pattern_ops) where deleted_at is null;

-- The figures of the front page that would have to be counted one by one, as of when they were last.
create table site_counts (
  learners integer not null,
  creators integer not null,
  certificates integer not null,
  counted_at timestamptz not null default now()
);
create unique index site_counts_one on site_counts ((true));
