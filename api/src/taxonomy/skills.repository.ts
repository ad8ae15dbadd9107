import { asc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.ts';
import { type SkillRow, skills } from './taxonomy.tables.ts';

/** In any language. */
const matching = (q: string): SQL | undefined => {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return q === ''
    ? undefined
    : or(
        ilike(skills.skill, like),
        sql`exists (select from jsonb_each_text(${skills.names}) n where n.value ilike ${like})`,
      );
};

export const findSkillRows = (
  db: Database,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<SkillRow[]> =>
  db
    .select()
    .from(skills)
    .where(matching(q))
    .orderBy(asc(sql`lower(${skills.skill})`))
    .limit(limit)
    .offset(offset);

export const countSkills = (db: Database, q = ''): Promise<number> => db.$count(skills, matching(q));

export async function findSkill(db: Database, id: string): Promise<SkillRow | undefined> {
  const [row] = await db.select().from(skills).where(eq(skills.id, id));
  return row;
}

/** Whatever its capitals are. */
export async function findSkillCalled(db: Database, name: string): Promise<SkillRow | undefined> {
  const [row] = await db
    .select()
    .from(skills)
    .where(sql`lower(${skills.skill}) = lower(${name})`);
  return row;
}

export async function insertSkill(db: Database, row: Pick<SkillRow, 'skill' | 'names'>): Promise<SkillRow> {
  const [inserted] = await db.insert(skills).values(row).returning();
  return inserted!;
}

export async function updateSkillRow(db: Database, { id, skill, names }: SkillRow): Promise<void> {
  await db
    .update(skills)
    .set({ skill, names, version: sql`${skills.version} + 1` })
    .where(eq(skills.id, id));
}

/** Nobody else names it until the transaction ends. */
export const lockSkill = async (tx: Database, id: string): Promise<void> => {
  await tx.select({ id: skills.id }).from(skills).where(eq(skills.id, id)).for('update');
};

export const deleteSkill = async (db: Database, id: string): Promise<void> => {
  await db.delete(skills).where(eq(skills.id, id));
};
