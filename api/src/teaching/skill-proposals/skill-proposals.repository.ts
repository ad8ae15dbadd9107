import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { type SkillProposalRow, skillProposals } from './skill-proposals.tables.ts';

interface PageAt {
  limit: number;
  offset: number;
}

export async function insertProposal(db: Database, row: typeof skillProposals.$inferInsert): Promise<SkillProposalRow> {
  const [inserted] = await db.insert(skillProposals).values(row).returning();
  return inserted!;
}

export async function findProposalsOf(db: Database, userId: string, { limit, offset }: PageAt) {
  const isTheirs = eq(skillProposals.proposedBy, userId);
  const rows = await db
    .select()
    .from(skillProposals)
    .where(isTheirs)
    .orderBy(desc(skillProposals.createdAt), desc(skillProposals.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(skillProposals, isTheirs) };
}

export async function findProposals(db: Database, state: SkillProposalRow['state'], { limit, offset }: PageAt) {
  const isSuch = eq(skillProposals.state, state);
  const rows = await db
    .select()
    .from(skillProposals)
    .where(isSuch)
    .orderBy(state === 'open' ? asc(skillProposals.createdAt) : desc(skillProposals.decidedAt), asc(skillProposals.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(skillProposals, isSuch) };
}

/** The names of what somebody proposed, and nobody has decided yet. */
export async function findOpenNames(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`lower(${skillProposals.skill})` })
    .from(skillProposals)
    .where(and(eq(skillProposals.proposedBy, userId), eq(skillProposals.state, 'open')));
  return rows.map(({ name }) => name);
}

/** Of two who decide at once, the second finds it decided. */
export async function findProposalLocked(tx: Database, id: string): Promise<SkillProposalRow | undefined> {
  const [row] = await tx.select().from(skillProposals).where(eq(skillProposals.id, id)).for('update');
  return row;
}

export const updateProposal = async (tx: Database, id: string, change: Partial<SkillProposalRow>): Promise<void> => {
  await tx.update(skillProposals).set(change).where(eq(skillProposals.id, id));
};
