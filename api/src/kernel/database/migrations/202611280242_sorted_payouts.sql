-- Payouts by the day of the bank, and by their amount, which stands among those of its currency.
create index payouts_by_day on payouts (paid_on, id);
create index payouts_by_amount on payouts (currency, amount_minor, id);
