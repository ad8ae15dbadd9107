import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** Smaller copies of a film. */
export const en = {
  title: 'Smaller copies',
  hint: 'For slow lines and small screens; learners choose the quality, or the player does. This browser makes them, and the film itself stays as it is.',
  rung: '{height}p, {size}',
  small: 'This film is small already.',
  settled:
    'Learners or reviewers know this film as it is, so it gets no more copies. To have some, upload the film anew: its copies are made before the next review.',
  make: 'Make smaller copies',
  remove: actions.remove,
  'remove.named': 'Remove the copy of {height}p',
  'remove.ask': 'Remove the copy of {height}p?',
  'remove.text': 'Learners know this film, so the copy cannot be made again.',
  uses: 'The film, and with it this copy, stands here:',
  'use.lesson': '{course}: “{lesson}”',
  'use.revision': '{course}, edits that wait: “{lesson}”',
  'use.versions': '{course}: {count, plural, one {# earlier version} other {# earlier versions}}',
  'use.others': 'A course of someone else',
  'remove.failed': 'The copy was not removed. Try again.',
  cancel: actions.cancel,
  'making.name': 'Smaller copies',
  'making.waiting': 'Waits until the copies of another film are made',
  'making.converting': 'Making the copy of {height}p',
  'making.sending': 'Sending the copy of {height}p',
  'making.stay': '{share}. Leave this page open; you can go on editing.',
  'failed.encoder':
    'This browser cannot make smaller copies: it writes no H.264 or VP9, or not the sound. Try a current Chrome or Edge. The film plays as it is.',
  'failed.film': 'This browser could not read the film to its end, so it made no copy. The film plays as it is.',
  'failed.size': 'A copy would not be smaller than the film, so none was kept. The film plays as it is.',
  'failed.sending': 'The copy is not on the server yet. Check the connection and try again. The film plays as it is.',
} as const;
