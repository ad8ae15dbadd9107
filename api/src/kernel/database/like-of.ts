import { type SQL, sql } from 'drizzle-orm';

/** What `plain_words(…) like` compares with: a text that holds these words, whatever signs of a pattern are in them. */
export const likeOf = (q: string): SQL =>
  sql`'%' || plain_words(${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}) || '%'`;
