import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './lesson-tabs.en.ts';

export const fr: MessagesOf<typeof en> = {
  name: 'Autour de cette leçon',
  loading: common.loading,
  'tab.about': common.overview,
  'tab.transcript': lesson.transcript,
  'tab.notes': 'Notes',
  'tab.discussion': discussion.inCourse,
  'tab.announcements': discussion.announcements,
  'tab.unread': 'Annonces ({count, plural, one {# nouvelle} other {# nouvelles}})',
  'tab.resources': common.files,
  'about.empty': 'Ce cours n’est pas encore décrit.',
};
