import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { User } from '../../kernel/users.tables.ts';
import { isDemoAddress } from '../../kernel/demo-address.ts';
import type { Database } from '../../kernel/database/database.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { whenOf } from '../../telling/mail/when.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { requireNotSuspended } from '../suspensions/require-not-suspended.ts';
import { isKnownDevice } from './sessions.repository.ts';
import { type SessionReply, startSession } from './sessions.service.ts';
import { deviceName, type Visitor } from './visitor.ts';

/**
 * Signs somebody in to the account they have; from a browser that is new to it, its owner is told. Give it a transaction.
 * @throws `account_suspended`
 */
export async function signIn(tx: Database, user: User, visitor: Visitor): Promise<SessionReply> {
  await requireNotSuspended(tx, user.id);
  // To an account that everyone shares each browser is new.
  const isTold = !isDemoAddress(user.email) && !(await isKnownDevice(tx, user.id, visitor));
  const session = await startSession(tx, user, visitor);
  if (isTold) await tellOfNewDevice(tx, user, visitor);
  return session;
}

const SESSIONS_PATH = to.accountSettings();

async function tellOfNewDevice(tx: Database, user: User, visitor: Visitor): Promise<void> {
  const locale = user.locale ?? visitor.locale;
  const device = deviceName(locale, visitor);
  await notify(tx, user.id, {
    kind: 'new_sign_in',
    params: { device, address: visitor.address },
    link: SESSIONS_PATH,
  });
  await queueMail(tx, {
    to: { address: user.email, name: user.fullName },
    locale,
    template: 'new_sign_in',
    values: {
      first_name: user.firstName,
      device,
      address: visitor.address,
      when: whenOf(user, locale),
      sessions_path: SESSIONS_PATH,
    },
  });
}
