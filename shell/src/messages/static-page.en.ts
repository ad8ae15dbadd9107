import * as common from '@stoa/shared/i18n/words/common.en.ts';

/** What every page of words says around its own. */
export const en = {
  'page.contents': 'On this page',
  'page.template': common.template,
  'page.template.text':
    'This text describes what the software does. The people who run this site must complete it and have it checked by a lawyer before opening to the public.',
} as const;
