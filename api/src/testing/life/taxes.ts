import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** Where they pay from, and a tax that they set: of a day so far away that it changes no price. */
export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(sql`insert into billing_details (user_id, country, name, address, tax_id)
    values (${user.id}, 'FR', ${`Company of ${word}`}, ${`1 Street of ${word}`}, 'FR12345678901')`);
  await db.execute(sql`insert into tax_rates (id, country, name, rate, inclusive, valid_from, created_by)
    values (${v7()}, 'FR', ${`TVA ${word}`.slice(0, 20)}, 2000, true, '2999-01-01', ${user.id})`);
};
