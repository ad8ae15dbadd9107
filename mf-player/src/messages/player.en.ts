import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** The course, its lessons' list, and what several kinds of lessons say. */
export const en = {
  'player.back': 'Back to {title}',
  'player.my-courses': places.myCourses,
  'player.about': course.about,
  'player.loading': course.loading,
  'player.neighbours': 'Previous and next lesson',
  'player.previous': 'Previous: {title}',
  'player.next': 'Next: {title}',
  'player.completed': 'You completed {course}. Your certificate is ready.',
  'player.why': common.why,
  'player.counted': 'What counted',
  'player.certificate': 'Your certificate',

  'gone.title': course.notFound,
  'gone.text': course.notFoundWhy,

  'guest.preview': 'Free preview',
  'guest.notEnrolled': 'You are not enrolled in this course',
  'guest.unenrolled': 'You left this course',
  'guest.refunded': 'The money for this course was paid back, and your enrolment ended with it',
  'guest.expired': 'Your enrolment in this course has ended',
  'guest.kept': 'How far you were is kept: with a new enrolment you go on where you stopped.',
  'guest.text': 'Lessons marked with a lock open when you enrol. Nothing is recorded until then.',
  'guest.action': 'About the course',

  'lessons.name': lesson.lessons,
  'lessons.done': '{done, number} of {count, plural, one {# lesson} other {# lessons}} completed',
  'lessons.optional': lesson.optional,
  'lessons.locked': common.locked,
  'lessons.playing': 'Playing',
  'lessons.paused': common.paused,
  'lessons.completed': '{kind}, completed',

  'lesson.loading': 'Loading the lesson',
  'lesson.failed': 'This lesson could not be loaded',
  'lesson.unknown': 'This kind of lesson is new',
  'lesson.unknown.text': 'Load the page again to see it.',
  'lesson.offline': 'You are offline',
  'lesson.offline.text': 'This lesson loads by itself as soon as the connection is back. What you did so far is kept.',
  'lesson.locked': 'Enrol in this course to open this lesson.',
  'lesson.empty': 'There is nothing in this lesson yet.',
  'lesson.reading': lesson.timeToRead,
  'lesson.done': common.completed,
  'lesson.markDone': 'Mark as done',
  'lesson.markDone.name': 'Mark as done: {title}',
} as const;
