import type { Database } from '../../src/kernel/database/database.ts';
import { createUser } from '../../src/people/users/create-user.ts';
import { demoAccounts as demoAccountRows } from '../../src/people/accounts/accounts.tables.ts';
import type { User } from '../../src/kernel/users.tables.ts';
import { hashPassword } from '../../src/people/passwords/password-hash.ts';
import { permissionsOf } from '../../src/people/roles/roles.policy.ts';
import type { Viewer } from '../../src/kernel/viewer.ts';
import { DEMO_PASSWORD, demoAccounts, demoPeople, type DemoPerson } from '../content/demo-accounts.ts';
import { randomFrom } from '../covers/random.ts';
import { daysBefore, demoId } from './demo-id.ts';

/** Each person's own hash; made before the transaction, since it takes the processor a while. */
export const hashDemoPasswords = (): Promise<Map<string, string>> =>
  Promise.all(demoPeople.map(async ({ email }) => [email, await hashPassword(DEMO_PASSWORD)] as const)).then(
    (pairs) => new Map(pairs),
  );

/** By e-mail. */
export type People = ReadonlyMap<string, User>;

export async function loadPeople(tx: Database, hashes: ReadonlyMap<string, string>, now: Date): Promise<People> {
  const people = new Map<string, User>();
  for (const person of demoPeople) {
    const random = randomFrom(person.email);
    const isLearner = person.role === 'learner';
    const user = await createUser(tx, {
      id: demoId(person.email),
      email: person.email,
      passwordHash: hashes.get(person.email) ?? '',
      firstName: person.first_name,
      lastName: person.last_name,
      title: person.title,
      firstLogin: false,
      creatorStatus: person.role === 'teacher' ? 'granted' : 'unrequested',
      createdAt: daysBefore(now, isLearner ? random.between(58, 64) : random.between(200, 260)),
      roles: isLearner ? ['learner'] : ['learner', person.role],
    });
    people.set(person.email, user);
  }
  await tx.insert(demoAccountRows).values(
    demoAccounts.map(({ role, email }, position) => ({
      userId: requireUser(people, { email }).id,
      position,
      roleLabel: role,
      password: DEMO_PASSWORD,
    })),
  );
  return people;
}

export function requireUser(people: People, { email }: Pick<DemoPerson, 'email'>): User {
  const user = people.get(email);
  if (!user) throw new Error(`No demo person with the address ${email}.`);
  return user;
}

/** A demo person as the services see a caller. */
export const viewerOf = (people: People, person: DemoPerson): Viewer => ({
  user: requireUser(people, person),
  roles: [person.role],
  grants: [],
  permissions: permissionsOf([person.role]),
  sessionId: demoId('no session'),
});
