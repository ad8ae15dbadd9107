import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as feedback from '@stoa/shared/i18n/words/feedback.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** The help centre, as everyone reads it. */
export const en = {
  title: places.helpCentre,
  lead: 'How Stoa works, in short articles.',
  search: 'Search the help centre',
  found: '{count, plural, =0 {No articles} one {# article} other {# articles}}',
  'none.title': 'No article has these words',
  'none.text': 'Try another word, or look through all articles.',
  'none.all': 'Show all articles',
  'empty.title': 'There are no articles yet',
  'empty.text': 'Those who run this site have not published any.',
  'article.gone': 'This article could not be found',
  'article.goneText': 'It was taken out, or the address is incomplete. Look for it in the help centre.',
  'article.back': 'Go to the help centre',
  'article.updated': 'Last changed on {date}',
  'article.contents': common.onThisPage,
  'article.related': 'More about this',
  'answer.title': 'Was this helpful?',
  'answer.yes': common.yes,
  'answer.no': common.no,
  'answer.thanks': 'Thank you for your answer.',
  'answer.failed': 'Your answer was not kept. {reason}',
  'answer.missing': 'Something missing, or not as it is? Tell those who look after this site.',
  'answer.feedback': feedback.ofSite,
  'answer.contact': 'Write to us',
} as const;
