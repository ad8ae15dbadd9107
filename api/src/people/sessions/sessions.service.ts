import type { z } from 'zod';
import type { OpenSession } from '@stoa/shared/contract/people/sessions.ts';
import type { sessionReply } from '@stoa/shared/contract/people/accounts.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { User } from '../../kernel/users.tables.ts';
import { isDemoAddress } from '../../kernel/demo-address.ts';
import { profileOf } from '../users/person.ts';
import { hashToken, makeToken } from './secret-token.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { grantsOfCreator, isPermission, isRoleName, permissionsOf } from '../roles/roles.policy.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findOpenSession } from './find-open-session.ts';
import { findOpenSessions, insertSession, updateLastUse } from './sessions.repository.ts';
import { deviceName, type Visitor } from './visitor.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type SessionReply = z.input<typeof sessionReply>;

/** Opens a session of 24 hours. The token is given out once; only its hash is kept. */
export async function openSession(
  db: Database,
  userId: string,
  { browser, os, address }: Omit<Visitor, 'locale'>,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, tokenHash } = makeToken();
  const expiresAt = new Date(Date.now() + DAY_MS);
  await insertSession(db, { userId, tokenHash, expiresAt, browser, os, address });
  return { token, expiresAt };
}

/** Opens a session and answers with it. */
export async function startSession(db: Database, user: User, visitor: Visitor): Promise<SessionReply> {
  const { token, expiresAt } = await openSession(db, user.id, visitor);
  return { token, expires_at: expiresAt.toISOString(), user: profileOf(user) };
}

export async function findViewer(
  { db, nouns }: Pick<Context, 'db' | 'nouns'>,
  token: string,
  address: string,
): Promise<Viewer | undefined> {
  if (token === '') return undefined;
  const session = await findOpenSession(db, nouns, hashToken(token));
  if (session === undefined) return undefined;
  if (!session.isUsedLately) await updateLastUse(db, session.sessionId, address);
  const roles = session.roles.filter(isRoleName);
  const grants = [...session.grants.filter(isPermission), ...grantsOfCreator(session.user.creatorStatus)];
  const permissions = permissionsOf(roles, grants);
  const { user, sessionId, seenBy } = session;
  return { user, roles, grants, permissions, sessionId, ...(seenBy && { seenBy }) };
}

/** This browser first, then as they were used. Everyone shares the demo people: nobody there is shown the others. */
export async function listSessions(db: Database, viewer: Viewer, locale: Locale): Promise<OpenSession[]> {
  const rows = await findOpenSessions(db, viewer.user.id);
  return rows
    .filter((row) => row.id === viewer.sessionId || !isDemoAddress(viewer.user.email))
    .map((row) => ({
      id: row.id,
      device: deviceName(locale, row),
      address: row.address,
      created_at: instantOf(row.createdAt),
      last_used_at: instantOf(row.lastUsedAt),
      expires_at: instantOf(row.expiresAt),
      current: row.id === viewer.sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}
