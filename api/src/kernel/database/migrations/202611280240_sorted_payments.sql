-- Payments of everybody by their amount, which stands among those of its currency.
create index transactions_by_amount on transactions (currency, amount_minor, id);
