-- What a catalogue of many thousands is sorted and counted by, without reading the courses themselves.
create index courses_priced on courses (price_minor, enrolment_count desc) where status = 'published' and deleted_at is null;
create index courses_counted on courses (final_category_id, level, content_type, type, language, duration_s, id)
  where status = 'published' and deleted_at is null;
