import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isRoleName, permissionsOf } from '../roles/roles.policy.ts';
import type { Viewer } from '../roles/viewer.ts';
import { findOpenSession, insertSession } from './sessions.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a session of 24 hours. The token is given out once; only its hash is kept. */
export async function openSession(db: Database, userId: string): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + DAY_MS);
  await insertSession(db, { userId, tokenHash: hashOf(token), expiresAt });
  return { token, expiresAt };
}

export async function findViewer(db: Database, token: string): Promise<Viewer | undefined> {
  if (token === '') return undefined;
  const session = await findOpenSession(db, hashOf(token));
  if (session === undefined) return undefined;
  const roles = session.roles.filter(isRoleName);
  return { user: session.user, roles, permissions: permissionsOf(roles), sessionId: session.sessionId };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
