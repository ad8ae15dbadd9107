import { and, desc, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import type { LegalWords } from '@stoa/shared/contract/people/legal-texts.ts';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import {
  legalAgreements,
  type LegalDraftRow,
  legalDrafts,
  type LegalVersionRow,
  legalVersions,
} from './legal-texts.tables.ts';

/** Nobody else writes on this text until the transaction ends, whether it has a draft yet or not. */
export const lockLegalText = (tx: Database, kind: LegalKind) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`legal text ${kind}`}, 0))`);

export type SavedDraft = LegalDraftRow & { savedByName: string | null };

export async function findLegalDraft(db: Database, kind: LegalKind): Promise<SavedDraft | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(legalDrafts), savedByName: users.fullName })
    .from(legalDrafts)
    .leftJoin(users, eq(users.id, legalDrafts.savedBy))
    .where(eq(legalDrafts.kind, kind));
  return row;
}

export const keepLegalDraft = (
  tx: Database,
  { kind, words, savedBy }: { kind: LegalKind; words: LegalWords; savedBy: string },
) =>
  tx
    .insert(legalDrafts)
    .values({ kind, words, savedBy })
    .onConflictDoUpdate({
      target: legalDrafts.kind,
      set: { words, savedBy, savedAt: sql`now()`, version: sql`${legalDrafts.version} + 1` },
    });

export type PublishedVersion = Omit<LegalVersionRow, 'words'> & { publishedByName: string | null };

const { words: legalWords, ...aboutVersions } = getTableColumns(legalVersions);

/** Newest first; without their words, of which each has a book's. */
export const findLegalVersions = (db: Database, kind: LegalKind): Promise<PublishedVersion[]> =>
  db
    .select({ ...aboutVersions, publishedByName: users.fullName })
    .from(legalVersions)
    .leftJoin(users, eq(users.id, legalVersions.publishedBy))
    .where(eq(legalVersions.kind, kind))
    .orderBy(desc(legalVersions.number));

export async function findLegalWords(db: Database, kind: LegalKind, number: number): Promise<LegalWords | undefined> {
  const [row] = await db
    .select({ words: legalWords })
    .from(legalVersions)
    .where(and(eq(legalVersions.kind, kind), eq(legalVersions.number, number)));
  return row?.words;
}

export const insertLegalVersion = (tx: Database, row: typeof legalVersions.$inferInsert) =>
  tx.insert(legalVersions).values(row);

/** Of each text the one that held when the person saw the form. */
export const insertLegalAgreements = (tx: Database, userId: string, agreedAt: Date | SQL = sql`now()`) =>
  tx.insert(legalAgreements).select(
    tx
      .selectDistinctOn([legalVersions.kind], {
        userId: sql`${userId}::uuid`.as('user_id'),
        legalVersionId: legalVersions.id,
        agreedAt: sql`${agreedAt}::timestamptz`.as('agreed_at'),
      })
      .from(legalVersions)
      .where(
        and(
          lte(legalVersions.holdsFrom, sql`(${agreedAt}::timestamptz at time zone 'utc')::date`),
          lte(legalVersions.publishedAt, sql`${agreedAt}::timestamptz`),
        ),
      )
      .orderBy(legalVersions.kind, desc(legalVersions.holdsFrom), desc(legalVersions.number)),
  );
