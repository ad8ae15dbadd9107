import * as feedback from '@stoa/shared/i18n/words/feedback.en.ts';

/** What is said of the site in private. */
export const en = {
  title: feedback.ofSite,
  lead: 'What signed-in people tell those who look after the site. Who wrote it sees the state you set.',
  search: 'Words of it, or who wrote it',
  'sort.created': 'Date sent',
  'sort.stars': 'Stars',
  'none.text': 'What people say of this site is listed here, for those who look after it alone.',
} as const;
