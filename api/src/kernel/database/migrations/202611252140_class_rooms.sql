-- The site's own rooms: how each is run, who sits in it, and what is said in it.
create table class_rooms (
  class_id uuid primary key references live_sessions on delete cascade,
  has_waiting_room boolean not null default true,
  is_chat_open boolean not null default true,
  is_recorded boolean not null default false,
  -- A host sent everybody home before the time; a host who comes back opens it again.
  ended_at timestamptz
);

-- One open page of one person. A seat that was left stays for a day, as that of one who was sent out.
create table room_seats (
  id uuid primary key,
  class_id uuid not null references class_rooms on delete cascade,
  user_id uuid not null references users,
  role text not null check (role in ('host', 'learner')),
  is_waiting boolean not null,
  on_stage boolean not null,
  microphone boolean not null default false,
  camera boolean not null default false,
  screen boolean not null default false,
  hand_at timestamptz,
  entered_at timestamptz not null,
  -- When its page last said that it is there.
  seen_at timestamptz not null,
  -- Which stream of events it listens to, and when that was lost.
  stream_id uuid,
  stream_lost_at timestamptz,
  left_at timestamptz,
  left_why text check (left_why in ('left', 'gone', 'removed', 'turned_away', 'elsewhere', 'ended')),
  check ((left_at is null) = (left_why is null))
);
create index room_seats_of_class on room_seats (class_id, entered_at);
create index room_seats_of_user on room_seats (user_id);

-- What pages have to hear, in the order in which it became true: whoever writes holds the row of the room.
create table room_events (
  id bigint generated always as identity primary key,
  class_id uuid not null references class_rooms on delete cascade,
  -- Null: everybody.
  to_seat uuid,
  event text not null check (event in ('roster', 'signal', 'chat', 'muted', 'left')),
  body jsonb not null,
  at timestamptz not null default now()
);
create index room_events_of_class on room_events (class_id, id);

create table room_chat (
  id integer generated always as identity primary key,
  class_id uuid not null references class_rooms on delete cascade,
  user_id uuid not null references users,
  text text not null check (char_length(text) between 1 and 2000),
  at timestamptz not null default now()
);
create index room_chat_of_class on room_chat (class_id, id);
create index room_chat_of_user on room_chat (user_id);

alter table attendances
  -- When their page was last seen in the room, and for how long in all.
  add column left_at timestamptz,
  add column seconds integer check (seconds >= 0);
