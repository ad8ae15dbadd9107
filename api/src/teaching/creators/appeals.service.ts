import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CreatorVerification } from '@stoa/shared/contract/teaching/creators.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { notFound } from '../../kernel/problem.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findVerificationEvents, insertVerificationEvent, openAppealOf } from './verification-events.ts';
import { requireMayAppeal } from './verification-transitions.ts';
import { findNewestVerification } from './verifications.repository.ts';
import { lockCreatorStatus } from '../../people/users/creator-status.ts';
import { getCreatorVerification } from './verifications.service.ts';

/** Who was revoked says why that was wrong, or what has changed; the verification stays revoked until somebody answers. */
export async function appealRevocation(
  context: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  { note }: { note: string },
): Promise<CreatorVerification> {
  const { user } = viewer;
  await context.db.transaction(async (tx) => {
    const status = await lockCreatorStatus(tx, user.id);
    const newest = await findNewestVerification(tx, user.id);
    const events = newest && (await findVerificationEvents(tx, [newest.id])).get(newest.id);
    requireMayAppeal(status, openAppealOf(events ?? []) !== null);
    if (newest === undefined) throw notFound();
    await insertVerificationEvent(tx, { verificationId: newest.id, action: 'appeal', actorId: user.id, note });
    const judges = (await findHoldersOf(tx, 'verify-creator')).filter((id) => id !== user.id);
    await notifyAll(tx, judges, {
      kind: 'verification_appealed',
      params: { author: user.fullName, note },
      link: to.reviewCreators({ status: 'revoked' }),
      about: newest.id,
    });
  });
  return getCreatorVerification(context, viewer);
}
