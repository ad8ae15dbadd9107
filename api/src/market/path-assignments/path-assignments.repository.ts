import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { pathAssignments, type PathAssignmentRow } from './path-assignments.tables.ts';

export const findPathAssignments = (db: Database, pathId: string): Promise<PathAssignmentRow[]> =>
  db.select().from(pathAssignments).where(eq(pathAssignments.pathId, pathId)).orderBy(asc(pathAssignments.order));

export async function findPathAssignment(db: Database, id: string): Promise<PathAssignmentRow | undefined> {
  const [row] = await db.select().from(pathAssignments).where(eq(pathAssignments.id, id));
  return row;
}

/** Behind all others. */
export async function insertPathAssignment(
  tx: Database,
  row: Omit<typeof pathAssignments.$inferInsert, 'order'>,
): Promise<void> {
  const order = sql<number>`(select coalesce(max(a."order"), 0) + 1 from learning_path_assignments a where a.path_id = ${row.pathId})`;
  await tx.insert(pathAssignments).values({ ...row, order });
}

export const updatePathAssignment = async (
  tx: Database,
  id: string,
  change: Partial<PathAssignmentRow>,
): Promise<void> => {
  await tx.update(pathAssignments).set(change).where(eq(pathAssignments.id, id));
};

export const deletePathAssignment = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(pathAssignments).where(eq(pathAssignments.id, id));
};

export interface LearnerRow {
  path_id: string;
  slug: string;
  title: string;
  partner_id: string;
  enrolled_at: Date | string;
}

const learnerOf = (pathId: string, userId: string) => sql`
  select p.id as path_id, p.slug, p.title, p.partner_id, e.enrolled_at
  from learning_path_enrolments e join learning_paths p on p.id = e.path_id
  where e.path_id = ${pathId} and e.user_id = ${userId}`;

/** A path as somebody takes it; undefined where they do not. */
export async function findLearner(
  db: Database,
  { pathId, userId }: { pathId: string; userId: string },
): Promise<LearnerRow | undefined> {
  const [row] = await rowsOf<LearnerRow>(db, learnerOf(pathId, userId));
  return row;
}

/** The same; they cannot leave it before the transaction ends, and nothing else completes it. */
export async function lockLearner(
  tx: Database,
  { pathId, userId }: { pathId: string; userId: string },
): Promise<LearnerRow | undefined> {
  const [row] = await rowsOf<LearnerRow>(tx, sql`${learnerOf(pathId, userId)} for update of e`);
  return row;
}

interface DueRow extends Omit<LearnerRow, 'partner_id'> {
  assignment_id: string;
}

const dueAt = sql`e.enrolled_at + make_interval(hours => a.due_days * 24)`;

/**
 * What this person has still to hand in: what was returned first, then by due date. Of a path that they completed, nothing;
 * never what was returned after the last attempt.
 */
export const findDue = (db: Database, userId: string, limit: number): Promise<DueRow[]> =>
  rowsOf<DueRow>(
    db,
    sql`select a.id as assignment_id, p.id as path_id, p.slug, p.title, e.enrolled_at
        from learning_path_enrolments e
        join learning_paths p on p.id = e.path_id
        join learning_path_assignments a on a.path_id = p.id
        left join submissions s on s.path_assignment_id = a.id and s.user_id = e.user_id
        where e.user_id = ${userId} and e.completed_at is null and (s.id is null or s.status = 'draft'
          or s.status = 'returned' and (a.max_attempts is null or s.attempt < a.max_attempts + s.granted))
        order by s.status is not distinct from 'returned' desc, ${dueAt} asc nulls last, a.required desc, p.title, a."order"
        limit ${limit}`,
  );

export const findPathAssignmentsById = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, PathAssignmentRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pathAssignments)
    .where(inArray(pathAssignments.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

export async function findPathSkills(db: Database, pathId: string): Promise<string[]> {
  const rows = await rowsOf<{ skill_id: string }>(
    db,
    sql`select skill_id from learning_path_skills where path_id = ${pathId} order by "order"`,
  );
  return rows.map(({ skill_id }) => skill_id);
}
