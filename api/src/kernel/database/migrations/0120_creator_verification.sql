-- What a person says who asks to be verified as a creator. No call has written a row here before this.
alter table creator_verifications
  add column status text not null default 'pending' check (status in ('pending', 'granted', 'denied', 'revoked')),
  add column legal_name text not null check (char_length(legal_name) between 2 and 120),
  add column headline text not null check (char_length(headline) between 5 and 100),
  add column bio text not null check (char_length(bio) between 50 and 2000),
  -- ISO 3166-1 alpha-2.
  add column country text not null check (country ~ '^[A-Z]{2}$'),
  -- E.164.
  add column phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Category ids in the order they were chosen; one that is gone is passed over.
  add column expertise uuid[] not null check (cardinality(expertise) between 1 and 5),
  add column links text[] not null default '{}' check (cardinality(links) <= 5),
  add column sample_video_url text,
  add column sample_video_file_id uuid references files,
  -- Let go of 90 days after the decision.
  add column id_document_file_id uuid references files,
  add check (status = 'pending' or decided_at is not null),
  add check (status in ('pending', 'granted') or decision_note is not null);

-- Of one person at most one request waits, however often they press the button.
create unique index creator_verifications_pending on creator_verifications (user_id) where status = 'pending';
create index creator_verifications_decided on creator_verifications (status, decided_at desc);
create index creator_verifications_sample on creator_verifications (sample_video_file_id);
create index creator_verifications_id_document on creator_verifications (id_document_file_id);
