import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './micro.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: course.yourMicroCourses,
  subtitle: 'Des cours brefs : quinze leçons et une heure au plus.',
  create: course.createMicroCourse,
  beside: 'Autour de vos micro-cours',
  reports: places.reports,
  questions: discussion.openQuestions,
  attendance: places.courseAttendance,
  'first.title': 'Votre premier micro-cours commence par un titre',
  'first.text':
    'Donnez-lui un nom, ajoutez quelques leçons et envoyez-le en relecture quand il est prêt. D’ici là, vous seul pouvez le voir.',
};
