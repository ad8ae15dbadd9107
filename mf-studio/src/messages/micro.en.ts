import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** A partner's micro courses. */
export const en = {
  title: course.yourMicroCourses,
  subtitle: 'Short courses: fifteen lessons and an hour at most.',
  create: course.createMicroCourse,
  beside: 'More about your micro courses',
  reports: places.reports,
  questions: discussion.openQuestions,
  attendance: places.courseAttendance,
  'first.title': 'Your first micro course starts with a title',
  'first.text':
    'Give it a name, add a few lessons, and send it to review when it is ready. Until then nobody but you can see it.',
} as const;
