import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { CreatorStatus } from '@stoa/shared/contract/people/creator-status.ts';
import { v7 } from 'uuid';
import { insertUser } from '../people/users/users.repository.ts';
import type { User } from '../kernel/users.tables.ts';
import { hashPassword } from '../people/passwords/password-hash.ts';
import { openSession } from '../people/sessions/sessions.service.ts';
import type { Database } from '../kernel/database/database.ts';

export const testPassword = 'walk the painted porch';
let testPasswordHash: Promise<string> | undefined;

/** A person with an account; by default a learner with a new address. Teachers are verified creators. */
export async function aUser(
  db: Database,
  {
    roles = ['learner'],
    ...given
  }: {
    roles?: RoleName[];
    email?: string;
    firstName?: string;
    lastName?: string;
    creatorStatus?: CreatorStatus;
  } = {},
): Promise<User> {
  testPasswordHash ??= hashPassword(testPassword);
  const passwordHash = await testPasswordHash;
  const creatorStatus = roles.includes('teacher') ? 'granted' : 'unrequested';
  const person = { firstName: 'Ada', lastName: 'Porch', email: `${v7()}@example.org`, creatorStatus } as const;
  const user = { ...person, passwordHash, ...given };
  return db.transaction((tx) => insertUser(tx, user, roles));
}

/** Headers of a call by this user: an open session and the marker. */
export async function signIn(db: Database, user: Pick<User, 'id'>): Promise<Record<string, string>> {
  const { token } = await openSession(db, user.id, { browser: null, os: null, address: '127.0.0.1' });
  return { authorization: `Bearer ${token}`, ...marker };
}

/** Every role at once: `const { headers } = await aSignedIn(db, { roles: ['teacher'] })`. */
export async function aSignedIn(
  db: Database,
  given: Parameters<typeof aUser>[1] = {},
): Promise<{ user: User; headers: Record<string, string> }> {
  const user = await aUser(db, given);
  return { user, headers: await signIn(db, user) };
}

/** Headers of a call by nobody. */
export const marker = { 'x-requested-with': 'XMLHttpRequest' };

/** One that nobody has, in letters alone: digits by chance may read as a card's number, which is refused. */
export const aSlug = (word: string): string =>
  `${word}-${v7().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
