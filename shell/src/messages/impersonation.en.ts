import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** What the page says while somebody sees it with another person’s eyes. */
export const en = {
  label: 'Seeing as someone else',
  on: '{viewer}, you see the site as {name} does, and can change nothing',
  over: 'The time to see the site as {name} does is over',
  until: 'ends at <time>{clock}</time>',
  stop: actions.stop,
  back: 'Back to your own account',
} as const;
