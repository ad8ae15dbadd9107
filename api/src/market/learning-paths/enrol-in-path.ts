import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPath } from './learning-paths.repository.ts';
import type { PathRow } from './learning-paths.tables.ts';
import {
  findPathCourses,
  keepLineCourses,
  keepPathEnrolment,
  lockPathLine,
  openCourses,
  type PathCourse,
} from './path-courses.ts';

type Path = Pick<PathRow, 'id' | 'fee' | 'partnerId'>;

/**
 * What enrolling in a path opens: all that is in it for those who bought it, also what came later; of a free path what is
 * free, or its partner's own. Nobody gives away what another sells.
 */
export const coursesToOpen = (courses: readonly PathCourse[], { fee, partnerId }: Path, isBought: boolean) =>
  courses.filter(({ is_had, type, owner_id }) => {
    if (is_had) return false;
    return isBought || (fee === 'free' && (type === 'free' || owner_id === partnerId));
  });

export const enrolInPath = (db: Database, { user }: Viewer, slug: string): Promise<void> =>
  db.transaction(async (tx) => {
    const path = await findPath(tx, { slug });
    if (path?.status !== 'published') throw notFound();
    const lineId = await lockPathLine(tx, { userId: user.id, pathId: path.id });
    if (lineId === undefined && path.fee !== 'free') throw new Problem('payment_required', ways[path.fee]);
    const inPath = await findPathCourses(tx, path.id, user.id);
    const courses = coursesToOpen(inPath, path, lineId !== undefined);
    const opened = await openCourses(tx, { userId: user.id, courses });
    if (opened.size === 0) {
      throw new Problem('already_enrolled', 'You are already enrolled in all that this learning path opens.');
    }
    await keepPathEnrolment(tx, { userId: user.id, pathId: path.id });
    if (lineId !== undefined) await keepLineCourses(tx, { lineId, courses, opened });
  });

const ways = {
  one_time: 'You need to pay for this learning path before enrolling.',
  subscription: 'This learning path comes with a plan: subscribe to one to watch its courses.',
};
