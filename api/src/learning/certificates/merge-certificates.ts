import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { MergeFold, Merging } from '../../kernel/merge-rule.ts';
import { certificates, type CertificateRow } from './certificates.tables.ts';

const REASON = 'Its holder has an earlier certificate of the same.';

/**
 * Of two for the same course or path the earlier that holds stays valid. The other stays where its number was checked
 * before, with the account that ended, and says that it holds no longer.
 */
export const foldCertificates: MergeFold = async ({ db: tx }, merging) => {
  const { from, into } = merging;
  const rows = await tx
    .select()
    .from(certificates)
    .where(inArray(certificates.userId, [from, into]))
    .orderBy(certificates.id)
    .for('update');
  const own = new Map(rows.filter(({ userId }) => userId === into).map((row) => [subjectOf(row), row]));
  const pairs = rows
    .filter(({ userId }) => userId === from)
    .flatMap((theirs) => {
      const mine = own.get(subjectOf(theirs));
      return mine === undefined ? [] : [{ theirs, mine }];
    });
  for (const pair of pairs) await keepBetter(tx, pair, merging);
  const met = new Set(pairs.map(({ theirs }) => theirs));
  const alone = rows.filter((row) => row.userId === from && !met.has(row)).map(({ id }) => id);
  await tx.update(certificates).set({ userId: into }).where(inArray(certificates.id, alone));
  return { moved: alone.length, collided: pairs.length, dropped: 0 };
};

const subjectOf = ({ courseId, pathId }: CertificateRow) => courseId ?? pathId;

const isBetter = (one: CertificateRow, other: CertificateRow): boolean =>
  one.status === other.status ? one.issuedAt < other.issuedAt : one.status === 'issued';

async function keepBetter(
  tx: Database,
  { theirs, mine }: { theirs: CertificateRow; mine: CertificateRow },
  { from, into }: Merging,
): Promise<void> {
  const [better, lesser] = isBetter(theirs, mine) ? [theirs, mine] : [mine, theirs];
  await tx.execute(sql`update portfolio_items set certificate_id = ${better.id} where certificate_id = ${lesser.id}`);
  if (lesser === mine) {
    await tx.delete(certificates).where(eq(certificates.id, mine.id));
    await tx.update(certificates).set({ userId: into }).where(eq(certificates.id, theirs.id));
    await tx.insert(certificates).values({ ...mine, userId: from });
  }
  await tx
    .update(certificates)
    .set({ status: 'revoked', revokedAt: sql`now()`, revokeReason: REASON })
    .where(and(eq(certificates.id, lesser.id), eq(certificates.status, 'issued')));
}
