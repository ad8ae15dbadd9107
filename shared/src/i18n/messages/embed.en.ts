export const en = {
  frame: '{title}, on {host}',
  'consent.title': 'This page comes from {host}',
  'consent.text': 'It is loaded from there when you show it: that site then sees your address, and may set cookies.',
  'consent.show': 'Show the page',
  'consent.remember': 'Show pages of {host} without asking from now on',
  open: 'Open it on {host} (new tab)',
} as const;
