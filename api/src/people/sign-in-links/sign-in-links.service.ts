import { to } from '@stoa/shared/contract/site/addresses.ts';
import { getUser } from '../users/users.service.ts';
import { hashToken, makeToken } from '../sessions/secret-token.ts';
import type { Database } from '../../kernel/database/database.ts';
import { linkSpent } from '../../kernel/problem.ts';
import type { SessionReply } from '../sessions/sessions.service.ts';
import { signIn } from '../sessions/sign-in.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { findSignInLinkOwner, insertSignInLink, takeSignInLink } from './sign-in-links.repository.ts';
import { requireSitePath } from './site-path.policy.ts';

const MINUTES = 5;

export async function createSignInLink(
  db: Database,
  userId: string,
  target: string,
): Promise<{ path: string; expires_at: string }> {
  requireSitePath(target, 'to');
  const { token, tokenHash } = makeToken();
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await insertSignInLink(db, { codeHash: tokenHash, userId, expiresAt });
  return { path: to.externalLogin({ '*': token + target }), expires_at: expiresAt.toISOString() };
}

/**
 * Whom a code would sign in. A code whose owner asks has done its work, and is used up: what still stands in an address is
 * of no use to the next person at this browser.
 */
export async function getSignInLinkOwner(
  db: Database,
  code: string,
  viewerId: string | undefined,
): Promise<{ full_name: string; email: string; is_viewer: boolean }> {
  const codeHash = hashToken(code);
  const userId = await findSignInLinkOwner(db, codeHash);
  if (userId === undefined) throw linkSpent();
  const isViewer = userId === viewerId;
  if (isViewer) await takeSignInLink(db, codeHash);
  const { fullName, email } = await getUser(db, userId);
  return { full_name: fullName, email, is_viewer: isViewer };
}

export const externalLogin = (db: Database, code: string, visitor: Visitor): Promise<SessionReply> =>
  db.transaction(async (tx) => {
    const userId = await takeSignInLink(tx, hashToken(code));
    if (userId === undefined) throw linkSpent();
    return signIn(tx, await getUser(tx, userId), visitor);
  });
