import type { z } from 'zod';
import type { preferences } from '@stoa/shared/contract/people/profile.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { User } from '../../kernel/users.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { updateUser } from './profile.repository.ts';

type Preferences = z.output<typeof preferences>;

export const preferencesOf = ({ locale, colorScheme, timeZone }: User): Preferences => ({
  locale,
  color_scheme: colorScheme,
  time_zone: timeZone,
});

/** Changes what is named; null takes a choice back, so that each browser decides again. */
export async function updatePreferences(
  db: Database,
  { user }: Viewer,
  { locale, color_scheme, time_zone }: { [P in keyof Preferences]?: Preferences[P] | undefined },
): Promise<Preferences> {
  if (time_zone != null && !isTimeZone(time_zone))
    throw invalid({ time_zone: rule('Choose a time zone of the list.') });
  const change = {
    ...(locale === undefined ? {} : { locale }),
    ...(color_scheme === undefined ? {} : { colorScheme: color_scheme }),
    ...(time_zone === undefined ? {} : { timeZone: time_zone }),
  };
  return preferencesOf(Object.keys(change).length === 0 ? user : await updateUser(db, user.id, change));
}

const zones: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/** Browsers differ in which of two names of a zone they list (Asia/Kolkata, Asia/Calcutta): both are one of the list. */
function isTimeZone(name: string): boolean {
  if (zones.has(name)) return true;
  if (!/^[A-Z]\w+\/[\w/+-]+$/.test(name)) return false;
  try {
    return zones.has(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}
