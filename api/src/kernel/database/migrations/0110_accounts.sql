-- What a person chose in any browser; null: nothing yet.
alter table users
  add column locale text check (locale in ('en', 'fr')),
  add column color_scheme text check (color_scheme in ('auto', 'light', 'dark')),
  add column time_zone text,
  add column about text not null default '' check (char_length(about) <= 1000),
  -- The owner asked for the account to be deleted then.
  add column deletes_at timestamptz,
  -- Null where somebody signs in by another site alone.
  alter column password_hash drop not null;
create index users_deletes_at on users (deletes_at) where deletes_at is not null;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'welcome', 'enrolled', 'certificate_issued', 'course_submitted', 'course_changes_requested', 'course_published',
  'course_unpublished', 'new_sign_in', 'password_changed', 'email_changed', 'community_reply', 'community_reported',
  'content_removed', 'data_export_ready'
));
