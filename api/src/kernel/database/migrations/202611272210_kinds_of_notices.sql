-- The kinds of notices stand in the contract alone, as they do for the channels that people choose: a new kind is no
-- change of the database, and two that come at once don't rebuild each other's list.
alter table notifications drop constraint notifications_kind_check;
