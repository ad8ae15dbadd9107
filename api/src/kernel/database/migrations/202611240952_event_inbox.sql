-- What gateways told, newest first; what waits to be taken in; and of it what was given up.
create index gateway_events_newest on gateway_events (received_at desc, id desc);
create index gateway_events_not_taken on gateway_events (received_at desc, id desc) where settled_at is null;
create index work_given_up_of_key on work (kind, key) where given_up_at is not null;
