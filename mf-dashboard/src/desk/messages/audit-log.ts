import type { AuditKind } from '@stoa/shared/contract/people/audit-words.ts';
import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './audit-log.en.ts';

export const useAuditLogText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './audit-log.fr.ts'),
});
export type AuditLogText = ReturnType<typeof useAuditLogText>;

type KnownKind = keyof typeof en & `kind.${string}`;
const isKnown = (key: string): key is KnownKind => Object.hasOwn(en, key);

/** An API that is newer than this screen writes acts of which it knows no words: those are shown as the API calls them. */
export function kindText(t: AuditLogText, kind: AuditKind): string {
  const key: string = `kind.${kind}`;
  return isKnown(key) ? t(key) : kind.replaceAll('_', ' ');
}
