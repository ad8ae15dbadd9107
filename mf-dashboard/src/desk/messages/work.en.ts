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
  kind: 'Kind of work',
  'kind.all': 'All kinds',
  'kind.of': '{kind} ({count, number})',
  'drop.many': 'Drop',
  'drop.title': '{count, plural, one {Drop this work?} other {Drop # works?}}',
  'drop.text': 'It is not done any more, and cannot be brought back. Your reason is kept in the audit log.',
  'drop.why': common.reason,
  'many.retried':
    '{count, plural, =0 {Someone else was faster.} one {# work is being tried again.} other {# works are being tried again.}}',
  'many.dropped':
    '{count, plural, =0 {Someone else was faster.} one {# work was dropped.} other {# works were dropped.}}',
  'refused.not_found': 'Someone else has already had it tried again.',
} as const;
