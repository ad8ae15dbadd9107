import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './audit-facts.en.ts';

export const useAuditFactText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './audit-facts.fr.ts'),
});
export type AuditFactText = ReturnType<typeof useAuditFactText>;

const isKnown = (key: string): key is keyof typeof en => Object.hasOwn(en, key);

/** An API that is newer than this screen writes facts of which it knows no words: those are shown as the API calls them. */
export function factName(t: AuditFactText, name: string): string {
  const key = `name.${name}`;
  return isKnown(key) ? t(key) : name.replaceAll('_', ' ');
}

/** Facts that are one of a few words; what others say is a name that somebody gave. */
const inWords: ReadonlySet<string> = new Set([
  'action',
  'applies_to',
  'decision',
  'interval',
  'resolution',
  'role',
  'standing',
  'state',
  'status',
  'subject',
  'verdict',
  'way',
]);

export function factWord(t: AuditFactText, name: string, value: string): string {
  const key = `value.${value}`;
  return inWords.has(name) && isKnown(key) ? t(key) : value;
}
