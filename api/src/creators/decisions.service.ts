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
import { lastDecisionOf, type VerificationRow } from './creators.tables.ts';
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
  await updateVerification(tx, id, { status: to, ...traceOf(decision, viewer.user.id) });
  await updateCreatorStatus(tx, userId, to);
  if (to === 'granted') await giveRole(tx, userId, 'teacher');
  if (to === 'revoked') {
    await takeRole(tx, userId, 'teacher');
    await withdrawWorksOf(tx, { ownerId: userId, actorId: viewer.user.id });
  }
  await notify(tx, userId, noticeOf(decision));
}

/** A revocation stands beside the grant, which stays: who granted, and when, from which the document's days count. */
function traceOf(decision: Decision, by: string): Partial<VerificationRow> {
  const at = new Date();
  if (decision.verdict === 'revoke') return { revokedAt: at, revokedBy: by, revokeNote: decision.note };
  return { decidedAt: at, decidedBy: by, decisionNote: 'note' in decision ? decision.note : null };
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
      rows.flatMap((row) => [row.userId, lastDecisionOf(row).by]).filter((id) => id !== null),
    ),
  ]);
  return rows.flatMap((row, index): ListedVerification[] => {
    const request = requests[index];
    if (request === undefined) return [];
    const { at, by, note } = lastDecisionOf(row);
    return [
      {
        id: row.id,
        status: row.status,
        user: { ...requirePerson(people, row.userId), email: row.email },
        is_own: row.userId === viewer.user.id,
        request,
        requested_at: instantOf(row.requestedAt),
        decided_at: instantOrNull(at),
        decided_by: by === null ? null : requirePerson(people, by),
        decision_note: note,
        earlier_denials: row.earlierDenials,
      },
    ];
  });
}
