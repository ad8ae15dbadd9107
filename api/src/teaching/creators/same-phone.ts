import { sql } from 'drizzle-orm';
import { pairOf } from '../../people/account-merges/likely-pairs.ts';

/** Who gave one number for two accounts. */
export const samePhone = sql`
  select ${pairOf(sql`a.user_id`, sql`b.user_id`, 'phone')}
  from creator_verifications a join creator_verifications b on b.phone = a.phone and b.user_id > a.user_id`;
