import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { recordReviewer } from '../../teaching/course-reviewers/record-reviewer.ts';
import { claimEnd, claimOf, notWaiting, requireNoOther } from '../../teaching/course-reviewers/review-claim.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { requireLockedPath } from './edit-path.ts';
import { requireReviewer } from './path-builder.policy.ts';
import { deletePathReviewer, findPathReviewer, isPath, keepPathReviewer } from './path-reviewers.repository.ts';

export async function getPathReviewClaim(db: Database, viewer: Viewer, id: string): Promise<ReviewClaim> {
  if (!(await isPath(db, id))) throw notFound();
  return claimOf(await findPathReviewer(db, id), viewer);
}

/** One reviewer at a time; asked again by the same one, a claim lasts another day. */
export const claimPathReview = (db: Database, viewer: Viewer, id: string): Promise<ReviewClaim> =>
  db.transaction(async (tx) => {
    const path = await requireLockedPath(tx, { id });
    requireReviewer(viewer, path);
    if (path.status !== 'in_review') throw notWaiting('path');
    const before = await findPathReviewer(tx, id);
    requireNoOther(before, viewer, 'path');
    await keepPathReviewer(tx, { pathId: id, reviewerId: viewer.user.id, expiresAt: claimEnd() });
    const claim = claimOf(await findPathReviewer(tx, id), viewer);
    if (before === undefined) {
      await recordReviewer(tx, viewer.user.id, { of: subjectOf(path), before: null, after: viewer.user.id });
    }
    return claim;
  });

/** One's own, or that of somebody who does not come back to it. */
export const releasePathReview = (db: Database, viewer: Viewer, id: string): Promise<ReviewClaim> =>
  db.transaction(async (tx) => {
    const path = await requireLockedPath(tx, { id });
    requireReviewer(viewer, path);
    const before = await findPathReviewer(tx, id);
    await deletePathReviewer(tx, id);
    if (before !== undefined) {
      await recordReviewer(tx, viewer.user.id, { of: subjectOf(path), before: before.id, after: null });
    }
    return claimOf(undefined, viewer);
  });

/**
 * Before a learning path is decided on; what was claimed for it ends with that.
 *
 * @throws `conflict` while it is another reviewer's
 */
export async function endPathClaim(tx: Database, viewer: Viewer, id: string): Promise<void> {
  requireNoOther(await findPathReviewer(tx, id), viewer, 'path');
  await deletePathReviewer(tx, id);
}

const subjectOf = ({ id, title }: PathRow) => ({ type: 'learning-path', id, name: title }) as const;
