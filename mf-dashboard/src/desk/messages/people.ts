import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './people.en.ts';

export const usePeopleText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "people-fr" */ './people.fr.ts'),
});
export type PeopleText = ReturnType<typeof usePeopleText>;

type KnownStatus = keyof typeof en & `status.${string}`;
const isKnown = (key: string): key is KnownStatus => Object.hasOwn(en, key);

/** Each noun has statuses of its own; one that an API newer than this screen has is shown as it is called there. */
export function statusText(t: PeopleText, status: string): string {
  const key = `status.${status}`;
  return isKnown(key) ? t(key) : status.replaceAll('_', ' ');
}
