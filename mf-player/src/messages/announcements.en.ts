import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.en.ts';

/** What was announced to the learners of a course. */
export const en = {
  title: discussion.announcements,
  loading: 'Loading the announcements',
  failed: 'The announcements could not be loaded.',
  'none.title': 'Nothing has been announced',
  'none.text': 'What the course’s team tells its learners stands here.',
  more: 'Show older announcements',
  new: common.isNew,
  former: discussion.former,
  open: 'Read',
  'open.of': 'Read “{subject}”',
  close: actions.close,
  'close.of': 'Close “{subject}”',
  report: discussion.report,
  'report.of': 'Report “{subject}”',
} as const;
