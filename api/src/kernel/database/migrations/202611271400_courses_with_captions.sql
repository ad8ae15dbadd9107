-- Which languages a course has captions in is asked for lists of courses.
create index lessons_with_captions on lessons (course_id) where captions_file_id is not null;
