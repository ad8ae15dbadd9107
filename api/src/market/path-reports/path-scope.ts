import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { forbidden, notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { canSeeBuilder } from '../learning-paths/learning-paths.policy.ts';
import { findPath } from '../learning-paths/learning-paths.repository.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';

/** What is asked of learning paths `p`, to be in a report. */
export type PathScope = SQL;

export const madeBy = (userId: string): PathScope => sql`(p.partner_id = ${userId})`;
export const thePath = (id: string): PathScope => sql`(p.id = ${id})`;

/** Partners read reports, and who reviews what they make; these see no path of their own where they made none. */
export function requireReader(viewer: Viewer): void {
  if (!may(viewer, 'view-learning-path') && !may(viewer, 'review-course')) throw forbidden();
}

/** One path, for its partner and for reviewers; without it all that this viewer made. */
export async function requirePathScope(db: Database, viewer: Viewer, pathId: string | undefined): Promise<PathScope> {
  requireReader(viewer);
  if (pathId === undefined) return madeBy(viewer.user.id);
  await requireReportedPath(db, viewer, pathId);
  return thePath(pathId);
}

/** A path whose learners this viewer may see; one of somebody else is not to be told from one that is not there. */
export async function requireReportedPath(db: Database, viewer: Viewer, id: string): Promise<PathRow> {
  requireReader(viewer);
  const path = await findPath(db, { id });
  if (path === undefined || !canSeeBuilder(viewer, path)) throw notFound();
  return path;
}
