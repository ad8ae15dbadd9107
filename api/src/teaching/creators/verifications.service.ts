import type { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CreatorVerification, requestVerificationBody } from '@stoa/shared/contract/teaching/creators.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { lockFiles } from '../../files/find-files.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireMayAsk } from './creators.policy.ts';
import { lastDecisionOf } from './creators.tables.ts';
import { findCategoryNames, requestsOf } from './request-shape.ts';
import { findVerificationEvents, insertVerificationEvent, openAppealOf } from './verification-events.ts';
import { requireMayRequest } from './verification-transitions.ts';
import { findNewestVerification, insertVerification } from './verifications.repository.ts';
import { lockCreatorStatus, updateCreatorStatus } from '../../people/users/creator-status.ts';

type Opened = Pick<Context, 'db' | 'files'>;
type Body = z.output<typeof requestVerificationBody>;

/** Where the newest request stands. Who was verified without asking, as some demo people are, has no times. */
export async function getCreatorVerification(context: Opened, { user }: Viewer): Promise<CreatorVerification> {
  const newest = await findNewestVerification(context.db, user.id);
  const decision = newest && lastDecisionOf(newest);
  const [request = null] = newest ? await requestsOf(context, [newest]) : [];
  const history = (newest && (await findVerificationEvents(context.db, [newest.id])).get(newest.id)) ?? [];
  return {
    status: user.creatorStatus,
    requested_at: instantOrNull(newest?.requestedAt ?? null),
    decided_at: instantOrNull(decision?.at ?? null),
    decision_note: decision?.note ?? null,
    request,
    appeal: user.creatorStatus === 'revoked' ? openAppealOf(history) : null,
    history: history.map(({ action, at, note }) => ({ action, at: instantOf(at), note })),
    wants_to_teach: user.wantsToTeach,
  };
}

export async function requestCreatorVerification(
  context: Opened,
  viewer: Viewer,
  body: Body,
): Promise<CreatorVerification> {
  requireMayAsk(viewer);
  const { user } = viewer;
  await context.db.transaction(async (tx) => {
    requireMayRequest(await lockCreatorStatus(tx, user.id));
    const expertise = [...new Set(body.expertise)];
    await requireFields(tx, expertise);
    await requireFile(tx, user.id, { field: 'sample_video_file_id', id: body.sample_video_file_id });
    await requireFile(tx, user.id, { field: 'id_document_file_id', id: body.id_document_file_id });
    const { id } = await insertVerification(tx, {
      userId: user.id,
      legalName: body.legal_name,
      headline: body.headline,
      bio: body.bio,
      country: body.country,
      phone: body.phone,
      expertise,
      links: [...new Set(body.links)],
      sampleVideoUrl: body.sample_video_url,
      sampleVideoFileId: body.sample_video_file_id,
      idDocumentFileId: body.id_document_file_id,
    });
    await insertVerificationEvent(tx, { verificationId: id, action: 'request', actorId: user.id });
    await updateCreatorStatus(tx, user.id, 'pending');
    const judges = (await findHoldersOf(tx, 'verify-creator')).filter((id) => id !== user.id);
    await notifyAll(tx, judges, {
      kind: 'verification_requested',
      params: { author: user.fullName },
      link: to.reviewCreators(),
      about: id,
    });
  });
  return getCreatorVerification(context, { ...viewer, user: { ...user, creatorStatus: 'pending' } });
}

async function requireFields(tx: Database, ids: readonly string[]): Promise<void> {
  const there = await findCategoryNames(tx, ids);
  if (ids.some((id) => !there.has(id))) throw invalid({ expertise: rule('Choose a field of the list.') });
}

const purposes = { sample_video_file_id: 'sample_video', id_document_file_id: 'id_document' } as const;

/** Theirs, uploaded for this, and whole. */
async function requireFile(
  tx: Database,
  ownerId: string,
  { field, id }: { field: keyof typeof purposes; id: string | null },
): Promise<void> {
  if (id === null) return;
  const [file] = await lockFiles(tx, [id]);
  if (file?.ownerId !== ownerId || file.purpose !== purposes[field] || file.state !== 'ready') {
    throw invalid({ [field]: rule('Upload the file again.') });
  }
}
