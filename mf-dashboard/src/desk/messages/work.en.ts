import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** Background work that was given up, for those who run the site. */
export const en = {
  title: 'Background work',
  lead: 'Work that the site does by itself, such as asking a gateway about a payment. What failed at every attempt is listed here.',
  loading: 'Loading the background work',
  'none.title': 'Nothing was given up',
  'none.text': 'Work that failed at every attempt is listed here, and those who run the site are notified.',
  list: 'Given-up work',
  'field.work': 'Work',
  'field.error': 'What went wrong',
  'field.when': 'Given up',
  'field.next': common.whatToDo,
  'error.unknown': 'Not known',
  tries: '{count, plural, one {after # attempt} other {after # attempts}}',
  retry: actions.tryAgain,
  'retry.of': '{action}: {work}',
  'retry.done': '“{work}” is being tried again. If it fails at every attempt, it comes back here.',
  'refused.not_found': 'Someone else has already had it tried again.',
} as const;
