-- What a course's creator answers to a rating, for all to read; one answer, which can be changed and taken back.
alter table course_ratings
  add column reply text check (char_length(reply) between 1 and 1000),
  add column replied_at timestamptz,
  add constraint course_ratings_reply_has_time check ((reply is null) = (replied_at is null));
