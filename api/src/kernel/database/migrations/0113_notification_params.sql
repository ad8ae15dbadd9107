-- What a notification's texts are filled with; the words are chosen when it is read, in the reader's language. Older rows
-- have none, and keep the words that they were written with.
alter table notifications
  add column params jsonb,
  alter column title drop not null,
  alter column body drop not null,
  add constraint notifications_have_words check (params is not null or (title is not null and body is not null));

-- Where a person wants to be told of a kind. Without a row the defaults of the API hold.
create table notification_channels (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  site boolean not null,
  mail boolean not null,
  primary key (user_id, kind)
);

-- What was sent, once it is: the queue shows it, and the values it was made of are gone by then.
alter table mails add column subject text;
