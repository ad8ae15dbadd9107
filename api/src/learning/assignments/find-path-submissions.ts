import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { submissions, type SubmissionRow } from './assignments.tables.ts';

/** What this person made for these assignments of learning paths, by assignment. */
export async function findPathSubmissions(
  db: Database,
  userId: string,
  pathAssignmentIds: readonly string[],
): Promise<Map<string, SubmissionRow>> {
  if (pathAssignmentIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), inArray(submissions.pathAssignmentId, [...pathAssignmentIds])));
  return new Map(rows.map((row) => [row.pathAssignmentId ?? row.id, row]));
}
