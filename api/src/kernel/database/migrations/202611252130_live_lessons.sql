-- A live class can be a lesson: completed by who came to one of its classes, or watched the recording.
alter table lessons drop constraint lessons_kind_check;
alter table lessons add constraint lessons_kind_check
  check (kind in ('video', 'text', 'document', 'quiz', 'assignment', 'live'));
alter table progress_events drop constraint progress_events_kind_check;
alter table progress_events add constraint progress_events_kind_check
  check (kind in ('opened', 'watched', 'read', 'page_seen', 'marked_done', 'quiz_submitted', 'work_approved',
    'class_attended', 'recording_watched'));

-- A lesson may be in a draft alone, and come back to a course after it was taken out: both are named without a row.
alter table live_sessions drop constraint live_sessions_lesson_id_fkey;
alter table live_sessions drop constraint live_sessions_recording_lesson_id_fkey;

alter table live_sessions
  -- Where it is held. Until now each class had an address.
  add column room text not null default 'link' check (room in ('builtin', 'link', 'livekit', 'jitsi', 'bigbluebutton')),
  -- What was scheduled at once has one, and the key that the client made for it.
  add column series_id uuid,
  add column schedule_key uuid,
  add column cancel_reason text not null default '' check (char_length(cancel_reason) <= 255),
  -- Counts the changes; each change names the one it was made on.
  add column version integer not null default 0 check (version >= 0),
  alter column join_url drop not null,
  add constraint live_sessions_link_has_address check ((room = 'link') = (join_url is not null));
alter table live_sessions alter column room drop default;
create index live_sessions_of_series on live_sessions (series_id, starts_at) where series_id is not null;
create unique index live_sessions_saved_once on live_sessions (schedule_key, starts_at) where schedule_key is not null;

-- Who holds a class together with its host.
create table live_session_hosts (
  class_id uuid not null references live_sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (class_id, user_id)
);
create index live_session_hosts_of_user on live_session_hosts (user_id);
