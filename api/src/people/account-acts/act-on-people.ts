import type { Database } from '../../kernel/database/database.ts';
import { forbidden, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { areShared } from '../accounts/shared-accounts.ts';
import { isHolderOf } from '../roles/role-holders.ts';
import { lockSuperAdmins } from '../roles/super-admins.ts';
import { findOpenSuspension } from '../suspensions/suspensions.repository.ts';
import { lockPeople } from './account-acts.repository.ts';

export type Held = Awaited<ReturnType<typeof lockPeople>>[number];

/**
 * Those who are acted upon, held until the transaction ends. Of two super-admins who act on each other at once the first
 * does: the second no longer holds what it takes.
 *
 * @throws `forbidden` where the role was taken meanwhile; `not_found`; `demo_account` where everyone shares an account
 */
export async function holdPeople(tx: Database, viewer: Viewer, ids: readonly string[]): Promise<Held[]> {
  await lockSuperAdmins(tx);
  const mayStill = await isHolderOf(tx, viewer.user.id, 'manage-users');
  if (!mayStill || (await findOpenSuspension(tx, viewer.user.id)) !== undefined) throw forbidden();
  const people = await lockPeople(tx, ids);
  if (people.length < new Set(ids).size) throw notFound();
  if (await areShared(tx, ids)) {
    throw new Problem('demo_account', 'Everyone shares this demo account, so this cannot be changed here.');
  }
  return people;
}

export async function holdPerson(tx: Database, viewer: Viewer, id: string): Promise<Held> {
  const [person] = await holdPeople(tx, viewer, [id]);
  if (person === undefined) throw notFound();
  return person;
}

export const ownAccount = (message: string): Problem => new Problem('own_account', message);
export const lastSuperAdmin = (): Problem =>
  new Problem('last_super_admin', 'This is the last super-admin. Give someone else that role first.');
