import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.en.ts';

/** What waits to be announced to learners, as moderators see it. */
export const en = {
  tab: 'Planned announcements',
  loading: 'Loading announcements',
  none: 'No announcement is planned',
  'none.text': 'What creators plan to send to learners of their courses stands here until it is sent.',
  by: 'By {author}. Will be sent {at}.',
  former: account.formerMember,
  text: 'The text of the announcement',
  own: 'You wrote this: cancel it in the reports of your course.',
  cancel: 'Do not send it',
  'cancel.of': 'Do not send it: “{subject}”',
  ask: actions.askCancel,
  'ask.text': 'It is not sent to anyone, and its author is told why.',
  note: discussion.noteToAuthor,
  done: '“{subject}” will not be sent. Its author has been told.',
  late: '“{subject}” has been sent already. Remove it where learners read it.',
} as const;
