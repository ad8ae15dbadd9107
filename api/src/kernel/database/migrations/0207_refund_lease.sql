-- One at a time asks a gateway for a refund; who dies while asking holds it no longer than this.
alter table refunds add column leased_until timestamptz;
