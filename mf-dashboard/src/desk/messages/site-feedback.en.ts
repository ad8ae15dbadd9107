import * as feedback from '@stoa/shared/i18n/words/feedback.en.ts';

/** What is said of the site in private. */
export const en = {
  title: feedback.ofSite,
  lead: 'What signed-in people tell those who look after the site, newest first. Who wrote it sees the state you set.',
} as const;
