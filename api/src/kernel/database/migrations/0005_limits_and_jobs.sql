-- Counters of rate-limiter-flexible, in the shape it asks for.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- When each recurring job is due; a replica that moves the time forward is the one that runs it.
create table jobs (
  name text primary key,
  due_at timestamptz not null
);
