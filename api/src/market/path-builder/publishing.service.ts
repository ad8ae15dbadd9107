import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context } from '../../kernel/context.ts';
import { type AuditedAct, recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import { notify, notifyAll } from '../../telling/notifications/notifications.service.ts';
import { isPartner } from '../learning-paths/learning-paths.policy.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { requireLockedPath } from './edit-path.ts';
import { endPathClaim } from './path-claims.service.ts';
import { partyOf, requirePartner, requireReviewer, requireSight } from './path-builder.policy.ts';
import { deletePath, isPathTaken, lockWhole, type PathKey, updatePath } from './path-builder.repository.ts';
import { failingLines, findPathFacts, pathChecklist } from './path-checklist.ts';
import { requireReadVersion } from './read-version.ts';
import { type NextStage, requireTransition, stageBefore, stageOf } from './path-transitions.ts';
import { getBuilder } from './path-view.ts';

type Move = (tx: Database, path: PathRow) => Promise<void>;

/** Locks the path, does one thing to it, and gives the builder as it stands then. */
async function movePath(context: Context, viewer: Viewer, key: PathKey, move: Move): Promise<PathBuilder> {
  const id = await context.db.transaction(async (tx) => {
    const path = await requireLockedPath(tx, key);
    requireSight(viewer, path);
    await move(tx, path);
    return path.id;
  });
  return getBuilder(context, viewer, { id });
}

const requireMove = (viewer: Viewer, path: PathRow, next: NextStage): void =>
  requireTransition(stageOf(path), next, partyOf(viewer, path));

export const submitLearningPath = (context: Context, viewer: Viewer, id: string): Promise<PathBuilder> =>
  movePath(context, viewer, { id }, async (tx, path) => {
    requirePartner(viewer, path);
    requireMove(viewer, path, 'in_review');
    await requireWhole(tx, path, 'The learning path is not ready for review.');
    await updatePath(tx, id, { status: 'in_review', submittedAt: new Date(), reviewNote: null });
    const reviewers = (await findHoldersOf(tx, 'review-course')).filter((reviewer) => reviewer !== path.partnerId);
    await notifyAll(tx, reviewers, {
      kind: 'path_submitted',
      params: { path: path.title, author: viewer.user.fullName },
      link: to.review(),
      about: id,
    });
  });

async function requireWhole(tx: Database, { id }: PathRow, message: string): Promise<void> {
  const errors = failingLines(pathChecklist(await findPathFacts(tx, id)));
  if (Object.keys(errors).length > 0) throw new Problem('path_incomplete', message, { errors });
}

export const withdrawLearningPath = (context: Context, viewer: Viewer, id: string): Promise<PathBuilder> =>
  movePath(context, viewer, { id }, async (tx, path) => {
    requirePartner(viewer, path);
    await sendBack(tx, viewer, path);
    await settleNotices(tx, { kind: 'path_submitted', about: id });
  });

/** Out of review without a yes: a draft, or taken off as it was. */
async function sendBack(tx: Database, viewer: Viewer, path: PathRow): Promise<void> {
  const before = stageBefore(stageOf(path));
  requireMove(viewer, path, before);
  const isTakenOff = before === 'taken_off';
  await updatePath(tx, path.id, { status: isTakenOff ? 'unpublished' : 'draft', isTakenOff });
}

/** A reviewer's yes to what waits, or its partner's who puts back what was public. */
export const publishLearningPath = (
  context: Context,
  viewer: Viewer,
  { slug, read }: { slug: string; read: number | undefined },
): Promise<PathBuilder> =>
  movePath(context, viewer, { slug }, async (tx, path) => {
    if (path.status === 'in_review') requireReviewer(viewer, path);
    requireMove(viewer, path, 'published');
    await requireReadVersion(tx, path, read);
    if (path.status === 'in_review') await endPathClaim(tx, viewer, path.id);
    await requireWhole(tx, path, 'The learning path is not ready to be published.');
    await updatePath(tx, path.id, {
      status: 'published',
      publishedAt: path.publishedAt ?? new Date(),
      reviewNote: null,
      isTakenOff: false,
    });
    await settleNotices(tx, { kind: 'path_submitted', about: path.id });
    if (isPartner(viewer, path)) return;
    await notify(tx, path.partnerId, {
      kind: 'path_published',
      params: { path: path.title },
      link: to.learningPathInfo({ slug: path.slug }),
    });
    await recordPathAct(tx, viewer, path, { kind: 'path_decided', after: { status: 'published' } });
  });

export const returnLearningPath = (
  context: Context,
  viewer: Viewer,
  { id, reason, read }: { id: string; reason: string; read: number | undefined },
): Promise<PathBuilder> =>
  movePath(context, viewer, { id }, async (tx, path) => {
    requireReviewer(viewer, path);
    // Its partner takes it back by another call: this one is of what waits, and of nothing else.
    await sendBack(tx, viewer, path);
    await requireReadVersion(tx, path, read);
    await endPathClaim(tx, viewer, id);
    await updatePath(tx, id, { reviewNote: reason });
    await settleNotices(tx, { kind: 'path_submitted', about: id });
    await tellPartner(tx, path, { kind: 'path_returned', reason });
    const after = { status: stageBefore(stageOf(path)) };
    await recordPathAct(tx, viewer, path, { kind: 'path_decided', why: reason, after });
  });

export const unpublishLearningPath = (
  context: Context,
  viewer: Viewer,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<PathBuilder> =>
  movePath(context, viewer, { id }, async (tx, path) => {
    requireMove(viewer, path, 'unpublished');
    const isOwn = isPartner(viewer, path);
    if (!isOwn && reason === undefined) throw invalid({ reason: rule('Give a reason of at least 10 characters.') });
    await updatePath(tx, id, {
      status: 'unpublished',
      isTakenOff: !isOwn,
      reviewNote: isOwn ? null : (reason ?? null),
    });
    if (isOwn || reason === undefined) return;
    await tellPartner(tx, path, { kind: 'path_unpublished', reason });
    await recordPathAct(tx, viewer, path, { kind: 'path_unpublished', why: reason, after: { status: 'unpublished' } });
  });

const recordPathAct = (
  tx: Database,
  { user }: Viewer,
  path: PathRow,
  act: Pick<AuditedAct, 'kind' | 'why' | 'after'>,
): Promise<void> =>
  recordAudit(tx, {
    ...act,
    actorId: user.id,
    subject: { type: 'learning-path', id: path.id, name: path.title },
    before: { status: stageOf(path) },
  });

const tellPartner = (
  tx: Database,
  { partnerId, title }: PathRow,
  { kind, reason }: { kind: 'path_returned' | 'path_unpublished'; reason: string },
): Promise<void> => notify(tx, partnerId, { kind, params: { path: title, reason }, link: to.viewLearningPath() });

export const retireLearningPath = (context: Context, viewer: Viewer, id: string): Promise<PathBuilder> =>
  movePath(context, viewer, { id }, async (tx, path) => {
    requirePartner(viewer, path);
    requireMove(viewer, path, 'retired');
    await updatePath(tx, id, { status: 'retired', isTakenOff: false });
  });

export const removeLearningPath = ({ db }: Context, viewer: Viewer, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockWhole(tx, id);
    const path = await requireLockedPath(tx, { id });
    requirePartner(viewer, path);
    requireMove(viewer, path, 'removed');
    if (await isPathTaken(tx, id)) {
      throw new Problem('path_taken', 'People have taken this learning path, or paid for it. Retire it instead.');
    }
    await deletePath(tx, id);
  });
