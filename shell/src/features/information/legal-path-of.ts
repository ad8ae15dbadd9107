import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

/** Where a legal text stands; without a version, the one that holds today. */
export const legalPathOf: Record<LegalKind, (query?: { version: string }) => string> = {
  'terms-of-use': (query) => to.termsOfUse(query),
  'privacy-notice': (query) => to.privacyNotice(query),
};
