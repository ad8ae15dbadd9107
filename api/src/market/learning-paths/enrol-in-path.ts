import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
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

/** Also follows a path whose courses one has already: it then counts what is done in them. */
export const enrolInPath = (db: Database, viewer: Viewer, slug: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { user } = viewer;
    const path = await findPath(tx, { slug });
    if (path?.status !== 'published') throw notFound();
    if (path.partnerId === user.id) throw new Problem('own_content', 'You cannot take your own learning path.');
    const lineId = await lockPathLine(tx, { userId: user.id, pathId: path.id });
    const inPath = await findPathCourses(tx, path.id, user.id);
    requireTakable(viewer, path, { inPath, isBought: lineId !== undefined });
    const courses = coursesToOpen(inPath, path, lineId !== undefined);
    const opened = await openCourses(tx, { userId: user.id, courses });
    const isNew = await keepPathEnrolment(tx, { userId: user.id, pathId: path.id, lineId, opened });
    if (!isNew && opened.size === 0) {
      throw new Problem('already_enrolled', 'You are already enrolled in all that this learning path opens.');
    }
    if (lineId !== undefined) await keepLineCourses(tx, { lineId, courses, opened });
  });

interface Met {
  inPath: readonly PathCourse[];
  isBought: boolean;
}

/** Whether somebody may follow a path: a free one, one that they bought, or one in which nothing is left to pay for. */
export const isTakable = ({ fee }: Pick<PathRow, 'fee'>, { inPath, isBought }: Met): boolean =>
  fee === 'free' || isBought || (inPath.length > 0 && inPath.every(({ is_had }) => is_had));

function requireTakable(viewer: Viewer, path: Path, met: Met): void {
  if (isTakable(path, met)) return;
  if (path.fee === 'one_time') {
    throw new Problem('payment_required', 'You need to pay for this learning path before enrolling.');
  }
  if (!may(viewer, 'view-course-all-videos')) {
    throw new Problem(
      'payment_required',
      'This learning path comes with a plan: subscribe to one to watch its courses.',
    );
  }
  // What a plan opens is watched without an enrolment, and progress is of enrolments: a path would never be completed.
  throw new Problem(
    'not_enrolled',
    'You may watch the videos of these courses, but watching keeps no progress. Enrol in each course to follow the path.',
  );
}
