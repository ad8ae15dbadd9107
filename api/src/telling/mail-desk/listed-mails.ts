import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { MailFilters } from '@stoa/shared/contract/telling/mail-desk.ts';
import type { MailSort, MailState } from '@stoa/shared/contract/telling/mail-words.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { mails, type MailRow } from '../mail/mail.tables.ts';

const stateIs: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(mails.sentAt), isNull(mails.givenUpAt), isNull(mails.lastError)),
  failed: and(isNull(mails.sentAt), isNull(mails.givenUpAt), isNotNull(mails.lastError)),
  given_up: isNotNull(mails.givenUpAt),
  sent: isNotNull(mails.sentAt),
};

const sortedBy: Record<MailSort, SQL> = {
  created: sql`${mails.createdAt}`,
  recipient: sql`lower(${mails.toAddress})`,
  tries: sql`${mails.attempts} + coalesce((${mails.beforeResend} ->> 'attempts')::int, 0)`,
};

export const findMails = (
  db: Database,
  { limit, offset, sort, order, ...filters }: MailFilters & { limit: number; offset: number },
): Promise<MailRow[]> => {
  const way = order === 'ascending' ? asc : desc;
  return db
    .select()
    .from(mails)
    .where(isListed(filters))
    .orderBy(way(sortedBy[sort]), way(mails.id))
    .limit(limit)
    .offset(offset);
};

export const countMails = (db: Database, filters: Omit<MailFilters, 'sort' | 'order'>): Promise<CappedTotal> =>
  countUpToMost(db, sql`from ${mails} where ${isListed(filters)}`);

/** What is left of an account that was deleted has no address, and is nobody's business. */
const isListed = ({ state, template, q, from, to }: Omit<MailFilters, 'sort' | 'order'>): SQL | undefined =>
  and(
    ne(mails.toAddress, ''),
    state && stateIs[state],
    template && eq(mails.template, template),
    q === '' ? undefined : isNamed(q),
    from === undefined ? undefined : gte(mails.createdAt, new Date(from)),
    to === undefined ? undefined : lt(mails.createdAt, sql`(${to}::timestamp + interval '1 day') at time zone 'UTC'`),
  );

const isNamed = (q: string): SQL =>
  sql`plain_words(concat_ws(' ', ${mails.toAddress}, ${mails.toName}, ${mails.subject})) like plain_words(${likePattern(q)})`;
