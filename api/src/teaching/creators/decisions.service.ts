import type { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type {
  creatorEndpoints,
  decideVerificationBody,
  ListedVerification,
} from '@stoa/shared/contract/teaching/creators.ts';
import { giveRole, takeRole } from '../../people/roles/role-holders.ts';
import type { Context } from '../../kernel/context.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import type { Notice } from '../../telling/notifications/notification-texts.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import { withdrawWorksOf } from '../review/withdraw-works.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireNotOwnRequest } from './creators.policy.ts';
import { lastDecisionOf, type VerificationRow } from './creators.tables.ts';
import { requestsOf } from './request-shape.ts';
import {
  countOpenAppeals,
  findVerificationEvents,
  insertVerificationEvent,
  openAppealOf,
} from './verification-events.ts';
import { requireVerdict } from './verification-transitions.ts';
import {
  countListed,
  countVerifications,
  findListed,
  findVerification,
  findVerifications,
  updateVerification,
  type ListedRow,
} from './verifications.repository.ts';
import { lockCreatorStatus, updateCreatorStatus } from '../../people/users/creator-status.ts';

type Opened = Pick<Context, 'db' | 'files'>;
type Decision = z.output<typeof decideVerificationBody>;
type Listed = z.input<(typeof creatorEndpoints)['listCreatorVerifications']['reply']>;

export async function listCreatorVerifications(
  context: Opened,
  viewer: Viewer,
  query: z.output<(typeof creatorEndpoints)['listCreatorVerifications']['query']>,
): Promise<Listed> {
  const [rows, total, counts, appeals] = await Promise.all([
    findVerifications(context.db, query),
    countListed(context.db, query),
    countVerifications(context.db),
    countOpenAppeals(context.db),
  ]);
  const items = await listedOf(context, viewer, rows);
  return { items, page: query.page, per_page: query.per_page, total, counts, appeals };
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
  const next = requireVerdict(request.status, decision.verdict);
  if (decision.verdict === 'uphold') await requireOpenAppeal(tx, id);
  const actorId = viewer.user.id;
  await updateVerification(tx, id, { status: next, ...traceOf(decision, request, actorId) });
  await insertVerificationEvent(tx, { verificationId: id, action: decision.verdict, actorId, note: noteOf(decision) });
  await updateCreatorStatus(tx, userId, next);
  for (const kind of ['verification_requested', 'verification_appealed'] as const) {
    await settleNotices(tx, { kind, about: id });
  }
  if (next === 'granted') {
    await giveRole(tx, {
      userId,
      role: 'teacher',
      origin: 'verification',
      grantedBy: actorId,
      grantReason: noteOf(decision),
    });
  }
  if (decision.verdict === 'revoke') {
    await takeRole(tx, userId, 'teacher');
    await withdrawWorksOf(tx, { ownerId: userId, actorId });
  }
  await notify(tx, userId, noticeOf(decision));
  if (decision.verdict === 'reinstate') await tellRevoker(tx, viewer, { request, note: decision.note });
  await recordAudit(tx, {
    kind: 'creator_decided',
    actorId,
    subject: { type: 'person', id: userId },
    why: noteOf(decision) ?? undefined,
    before: { status: request.status },
    after: { verdict: decision.verdict, status: next },
  });
}

/** Without one there is nothing to say no to. */
async function requireOpenAppeal(tx: Database, id: string): Promise<void> {
  const events = (await findVerificationEvents(tx, [id])).get(id) ?? [];
  if (openAppealOf(events) === null) throw new Problem('verification_transition', 'No appeal waits for an answer.');
}

const noteOf = (decision: Decision): string | null => ('note' in decision ? decision.note : null);

/** A revocation stands beside the grant, which stays: who granted, and when, from which the document's days count. */
function traceOf(decision: Decision, request: VerificationRow, by: string): Partial<VerificationRow> {
  const at = new Date();
  switch (decision.verdict) {
    case 'uphold':
      return {};
    case 'revoke':
      return { revokedAt: at, revokedBy: by, revokeNote: decision.note };
    case 'reinstate':
      // A row that is older than revocations' own columns holds the revocation where its grant was.
      return request.revokedAt === null
        ? { decidedAt: at, decidedBy: by, decisionNote: null }
        : { revokedAt: null, revokedBy: null, revokeNote: null };
    case 'grant':
    case 'deny':
      return { decidedAt: at, decidedBy: by, decisionNote: noteOf(decision) };
  }
}

function noticeOf(decision: Decision): Notice {
  if (decision.verdict === 'grant') return { kind: 'verification_granted', params: {}, link: to.createCourse() };
  const params = { note: decision.note };
  switch (decision.verdict) {
    case 'deny':
      return { kind: 'verification_denied', params, link: to.verifyCreator() };
    case 'revoke':
      return { kind: 'verification_revoked', params, link: to.verifyCreator() };
    case 'uphold':
      return { kind: 'verification_upheld', params, link: to.verifyCreator() };
    case 'reinstate':
      return { kind: 'verification_reinstated', params, link: to.manageCourses() };
  }
}

/** Whoever revoked hears that, and why, somebody else saw it differently. */
async function tellRevoker(
  tx: Database,
  { user: judge }: Viewer,
  { request, note }: { request: VerificationRow; note: string },
): Promise<void> {
  const { by: revoker } = lastDecisionOf(request);
  if (revoker === null || revoker === judge.id) return;
  const author = requirePerson(await findPeople(tx, [request.userId]), request.userId).full_name;
  await notify(tx, revoker, {
    kind: 'verification_undone',
    params: { author, judge: judge.fullName, note },
    link: to.reviewCreators({ status: 'granted' }),
  });
}

async function listedOf(context: Opened, viewer: Viewer, rows: readonly ListedRow[]): Promise<ListedVerification[]> {
  const ids = rows.map(({ id }) => id);
  const [requests, events] = await Promise.all([requestsOf(context, rows), findVerificationEvents(context.db, ids)]);
  const people = await findPeople(
    context.db,
    [
      ...rows.flatMap((row) => [row.userId, lastDecisionOf(row).by]),
      ...[...events.values()].flat().map(({ actorId }) => actorId),
    ].filter((id) => id !== null),
  );
  return rows.flatMap((row, index): ListedVerification[] => {
    const request = requests[index];
    if (request === undefined) return [];
    const { at, by, note } = lastDecisionOf(row);
    const history = events.get(row.id) ?? [];
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
        appeal: row.status === 'revoked' ? openAppealOf(history) : null,
        history: history.map((event) => ({
          action: event.action,
          at: instantOf(event.at),
          note: event.note,
          by: event.actorId === null ? null : requirePerson(people, event.actorId),
        })),
      },
    ];
  });
}
