-- What is written often to who is denied, suspended or taken off the catalogue.
alter table review_phrases
  drop constraint review_phrases_purpose_check,
  add constraint review_phrases_purpose_check check (purpose in ('feedback', 'review', 'decision'));
