-- Operators look for a payment by the beginning of its reference or of its payer's address.
create index transactions_reference_begun on transactions (reference text_pattern_ops);
create index users_email_begun on users (lower(email) text_pattern_ops);
