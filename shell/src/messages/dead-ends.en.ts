import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** The screens that stand where there is nothing to see; drawn with the first view. */
export const en = {
  'missing.title': '404 - Page Not Found!',
  'missing.text': 'Sorry, we were unable to find the page you requested.',
  'closed.title': 'This page is not open to your account',
  'closed.text':
    'Your account does not have permission to see it. If you think it should, ask the people who run this site.',
  home: actions.goToHome,
  find: actions.findCourse,
} as const;
