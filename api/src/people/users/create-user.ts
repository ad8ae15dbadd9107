import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { insertLegalAgreements } from '../legal-texts/legal-texts.repository.ts';
import { insertUser } from './users.repository.ts';
import type { User } from '../../kernel/users.tables.ts';

/** Inserts a person with their roles, what they agreed to by signing up, and their welcome. `agreedAt`: when the form was sent, if not now. Give it a transaction. */
export async function createUser(
  tx: Database,
  { roles, agreedAt, ...user }: Parameters<typeof insertUser>[1] & { roles: RoleName[]; agreedAt?: Date },
): Promise<User> {
  const created = await insertUser(tx, user, roles);
  await insertLegalAgreements(tx, created.id, agreedAt);
  await notify(tx, created.id, {
    kind: 'welcome',
    params: { first_name: created.firstName },
    link: to.marketplace(),
  });
  return created;
}

/**
 * What a new account remembers of the page that made it. Mails are in the first language anyway, so of that one nothing is
 * kept: each browser goes on deciding for itself until somebody chooses.
 */
export const keptLocale = (locale: Locale): Locale | null => (locale === FIRST_LOCALE ? null : locale);
