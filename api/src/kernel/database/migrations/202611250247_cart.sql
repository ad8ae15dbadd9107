-- What a person has put aside to buy: courses and learning paths, by their ids. It holds no price: that is of the moment
-- in which they pay.
create table cart_items (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('course', 'learning_path')),
  item_id uuid not null,
  -- The clock, not the transaction: what is added together keeps its order.
  added_at timestamptz not null default clock_timestamp(),
  primary key (user_id, item_id)
);
