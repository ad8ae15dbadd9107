/** Texts that bind the site and its people, each at an address of its own. */
export const legalKinds = ['terms-of-use', 'privacy-notice'] as const;
export type LegalKind = (typeof legalKinds)[number];

export const MOST_LEGAL_CHARACTERS = 100_000;
