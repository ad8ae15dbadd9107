import type { PathAction } from '@stoa/shared/contract/market/path-builder.ts';
import { Problem, forbidden, notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { canSeeBuilder, isPartner } from '../learning-paths/learning-paths.policy.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { judgeTransition, type NextStage, type Party, stageBefore, stageOf } from './path-transitions.ts';

type Made = Pick<PathRow, 'partnerId' | 'status' | 'isTakenOff'>;

/** In whose name this viewer acts on the path; nobody reviews their own. */
export function partyOf(viewer: Viewer, path: Pick<PathRow, 'partnerId'>): Party | undefined {
  if (isPartner(viewer, path)) return may(viewer, 'create-learning-path') ? 'partner' : undefined;
  return may(viewer, 'review-course') ? 'reviewer' : undefined;
}

const editable: readonly PathRow['status'][] = ['draft', 'published', 'unpublished'];

/** What to show as buttons; the guards of the calls ask the same questions. */
export function pathActionsOf(viewer: Viewer, path: Made, { isTaken }: { isTaken: boolean }): PathAction[] {
  const party = partyOf(viewer, path);
  const stage = stageOf(path);
  const allows = (to: NextStage) => judgeTransition(stage, to, party) === 'allowed';
  const actions: Record<PathAction, boolean> = {
    edit: party === 'partner' && editable.includes(path.status),
    submit: allows('in_review'),
    withdraw: party === 'partner' && allows(stageBefore(stage)),
    publish: allows('published'),
    return: party === 'reviewer' && allows(stageBefore(stage)),
    unpublish: allows('unpublished'),
    retire: allows('retired'),
    remove: allows('removed') && !isTaken,
  };
  return (Object.keys(actions) as PathAction[]).filter((action) => actions[action]);
}

/** Not to be told from a missing path by those who neither made it nor judge it. */
export function requireSight(viewer: Viewer, path: Pick<PathRow, 'partnerId'>): void {
  if (!canSeeBuilder(viewer, path)) throw notFound();
}

export function requirePartner(viewer: Viewer, path: Pick<PathRow, 'partnerId'>): void {
  requireSight(viewer, path);
  if (!isPartner(viewer, path)) throw forbidden();
}

export function requireEdit(viewer: Viewer, path: Made): void {
  requirePartner(viewer, path);
  if (path.status === 'in_review') {
    throw new Problem('path_in_review', 'This learning path is in review. Editing disabled.');
  }
  if (path.status === 'retired') {
    throw new Problem('path_transition', 'A learning path that is retired cannot be changed.');
  }
}

/** A reviewer who made the path is told why not, instead of a bare no. */
export function requireReviewer(viewer: Viewer, path: Pick<PathRow, 'partnerId'>): void {
  requireSight(viewer, path);
  if (isPartner(viewer, path)) throw new Problem('own_content', 'You cannot review your own learning path.');
}
