import type { z } from 'zod';
import type { VerificationStatus } from '@stoa/shared/contract/creator-words.ts';
import type { creatorEndpoints, decideVerificationBody, ListedVerification } from '@stoa/shared/contract/creators.ts';
import { giveRole, takeRole } from '../accounts/accounts.service.ts';
import type { Context } from '../context.ts';
import { findPeople, requirePerson } from '../courses/people.ts';
import { type Database, instantOf, instantOrNull } from '../database/database.ts';
import { notify } from '../notifications/notifications.service.ts';
import type { Notice } from '../notifications/notification-texts.ts';
import { notFound } from '../problem.ts';
import { withdrawWorksOf } from '../review/withdraw-works.ts';
import type { Viewer } from '../roles/viewer.ts';
import { requireNotOwnRequest } from './creators.policy.ts';
import { requestsOf } from './request-shape.ts';
import { requireVerificationTransition, verdictTo } from './verification-transitions.ts';
import {
  countVerifications,
  findListed,
  findVerification,
  findVerifications,
  lockCreatorStatus,
  updateCreatorStatus,
  updateVerification,
  type ListedRow,
} from './verifications.repository.ts';

type Opened = Pick<Context, 'db' | 'files'>;
type Decision = z.output<typeof decideVerificationBody>;
type Listed = z.input<(typeof creatorEndpoints)['listCreatorVerifications']['reply']>;

export async function listCreatorVerifications(
  context: Opened,
  viewer: Viewer,
  query: { status: VerificationStatus; page: number; per_page: number },
): Promise<Listed> {
  const [rows, counts] = await Promise.all([findVerifications(context.db, query), countVerifications(context.db)]);
  const items = await listedOf(context, viewer, rows);
  return { items, page: query.page, per_page: query.per_page, total: counts[query.status], counts };
}

/** Of two who decide at once, the first does; the other is told so. */
export async function decideCreatorVerification(
  context: Opened,
  viewer: Viewer,
  { id, ...decision }: { id: string } & Decision,
): Promise<ListedVerification> {
  const asked = await findVerification(context.db, id);
  if (asked === undefined) throw notFound();
  requireNotOwnRequest(viewer, asked);
  await context.db.transaction((tx) => decide(tx, viewer, { id, userId: asked.userId, decision }));
  const row = await findListed(context.db, id);
  if (row === undefined) throw notFound();
  const [listed] = await listedOf(context, viewer, [row]);
  if (listed === undefined) throw notFound();
  return listed;
}

async function decide(
  tx: Database,
  viewer: Viewer,
  { id, userId, decision }: { id: string; userId: string; decision: Decision },
): Promise<void> {
  await lockCreatorStatus(tx, userId);
  const request = await findVerification(tx, id);
  if (request === undefined) throw notFound();
  const to = verdictTo[decision.verdict];
  requireVerificationTransition(request.status, to);
  const note = 'note' in decision ? decision.note : null;
  await updateVerification(tx, id, {
    status: to,
    decidedAt: new Date(),
    decidedBy: viewer.user.id,
    decisionNote: note,
  });
  await updateCreatorStatus(tx, userId, to);
  if (to === 'granted') await giveRole(tx, userId, 'teacher');
  if (to === 'revoked') {
    await takeRole(tx, userId, 'teacher');
    await withdrawWorksOf(tx, { ownerId: userId, actorId: viewer.user.id });
  }
  await notify(tx, userId, noticeOf(decision));
}

function noticeOf(decision: Decision): Notice {
  if (decision.verdict === 'grant') return { kind: 'verification_granted', params: {}, link: '/course/create' };
  const kind = decision.verdict === 'deny' ? 'verification_denied' : 'verification_revoked';
  return { kind, params: { note: decision.note }, link: '/verify' };
}

async function listedOf(context: Opened, viewer: Viewer, rows: readonly ListedRow[]): Promise<ListedVerification[]> {
  const [requests, people] = await Promise.all([
    requestsOf(context, rows),
    findPeople(
      context.db,
      rows.flatMap(({ userId, decidedBy }) => (decidedBy === null ? [userId] : [userId, decidedBy])),
    ),
  ]);
  return rows.flatMap((row, index): ListedVerification[] => {
    const request = requests[index];
    if (request === undefined) return [];
    return [
      {
        id: row.id,
        status: row.status,
        user: { ...requirePerson(people, row.userId), email: row.email },
        is_own: row.userId === viewer.user.id,
        request,
        requested_at: instantOf(row.requestedAt),
        decided_at: instantOrNull(row.decidedAt),
        decided_by: row.decidedBy === null ? null : requirePerson(people, row.decidedBy),
        decision_note: row.decisionNote,
        earlier_denials: row.earlierDenials,
      },
    ];
  });
}
