import { randomBytes } from 'node:crypto';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { User } from '../../kernel/users.tables.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import {
  countReferrals,
  findReferralOfRegistration,
  findReferrer,
  insertReferral,
  updateReferral,
  upsertReferralLink,
} from './referrals.repository.ts';

const DAYS_30_MS = 30 * 24 * 60 * 60 * 1000;
const in30Days = (): Date => new Date(Date.now() + DAYS_30_MS);

export async function getReferral(db: Database, userId: string) {
  const fresh = { userId, token: randomBytes(9).toString('base64url'), expiresAt: in30Days() };
  const { token, expiresAt } = await upsertReferralLink(db, fresh);
  return {
    token,
    path: to.referredSignup({ refToken: token }),
    expires_at: instantOf(expiresAt),
    ...(await countReferrals(db, userId)),
  };
}

/** A token that does not hold is passed over: the sign-up is worth more than the reward. */
export async function noteReferral(
  tx: Database,
  { registrationId, token }: { registrationId: string; token: string },
): Promise<void> {
  const referrerId = await findReferrer(tx, token);
  if (referrerId === undefined) return;
  await insertReferral(tx, { referrerId, registrationId, expiresAt: in30Days() });
}

/** The sign-up became an account. */
export async function confirmReferral(
  tx: Database,
  { registrationId, referee }: { registrationId: string; referee: Pick<User, 'id' | 'email'> },
): Promise<void> {
  const referral = await findReferralOfRegistration(tx, registrationId);
  if (referral === undefined) return;
  const isSelf = mailboxOf(referral.referrerEmail) === mailboxOf(referee.email);
  await updateReferral(tx, referral.id, { refereeId: referee.id, status: isSelf ? 'rejected' : 'registered' });
}

/** `ada+porch@example.org` is Ada's too. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');
