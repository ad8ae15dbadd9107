/** What the page says while somebody sees it with another person’s eyes. */
export const en = {
  label: 'Seeing as somebody else',
  on: '{viewer}, you see the site as {name} does, and can change nothing',
  over: 'The time to see the site as {name} does is over',
  until: 'until <time>{clock}</time>',
  stop: 'Stop',
  back: 'Back to your own account',
} as const;
