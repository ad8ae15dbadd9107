-- Coupons by how often they were used, and by their end.
create index coupons_by_use on coupons (redemption_count, code);
create index coupons_by_end on coupons (expires_at, code);
