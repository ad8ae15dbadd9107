import { sql } from 'drizzle-orm';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { type FindPersonList, personListOf } from '../../people/user-details/person-lists.ts';

/** What somebody paid or tried to pay; the check of a card is no payment. */
export const findPersonPayments: FindPersonList = (db, userId) =>
  personListOf(
    db,
    sql`select t.id, t.reference as title, t.status, t.created_at as at, t.id::text as target, t.amount_minor, t.currency
        from transactions t where t.user_id = ${userId} and t.kind <> 'card_verification'`,
    (id) => to.transaction({ id }),
  );
