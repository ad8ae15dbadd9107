-- What else is listed of all the site, and found by an index.
create index community_posts_browsed on community_posts (pinned desc, last_activity_at desc, id desc) where deleted_at is null;
create index mails_listed on mails (created_at, id) where to_address <> '';
create index mails_given_up on mails (given_up_at) where given_up_at is not null;
create index transactions_of_paths on transactions (item_id) where kind = 'learning_path';
create index work_unfinished_of_key on work (kind, key) where done_at is null;
