import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** What stands under a lesson. */
export const en = {
  name: 'More on this lesson',
  loading: common.loading,
  'tab.about': common.overview,
  'tab.transcript': lesson.transcript,
  'tab.notes': 'Notes',
  'tab.discussion': discussion.inCourse,
  'tab.announcements': discussion.announcements,
  'tab.unread': 'Announcements ({count, plural, one {# new} other {# new}})',
  'tab.resources': common.files,
  'about.empty': 'Nothing is said of this course yet.',
} as const;
