/** The course, its lessons' list, and what several kinds of lessons say. */
export const en = {
  'player.back': 'Back to {title}',
  'player.my-courses': 'My courses',
  'player.about': 'About this course',
  'player.loading': 'Loading the course',
  'player.neighbours': 'Neighbouring lessons',
  'player.previous': 'Previous: {title}',
  'player.next': 'Next: {title}',
  'player.completed': 'You completed {course}. Your certificate is ready.',

  'gone.title': 'This course is not here',
  'gone.text': 'It may have been taken off the catalogue, or the address may be mistyped.',
  'gone.action': 'Go to the marketplace',

  'guest.preview': 'A look inside',
  'guest.notEnrolled': 'You are not enrolled in this course',
  'guest.text': 'Lessons marked with a lock open when you enrol. Nothing is recorded until then.',
  'guest.action': 'About the course',

  'completed.name': 'Course completed',
  'completed.title': 'You completed {course}',
  'completed.text': 'Every required lesson is done. Well done.',
  'completed.certificate': 'See your certificate',

  'lessons.name': 'Lessons',
  'lessons.done': '{done, number} of {count, plural, one {# lesson} other {# lessons}} completed',
  'lessons.optional': 'Optional',
  'lessons.locked': 'Locked',
  'lessons.playing': 'Playing',
  'lessons.paused': 'Paused',
  'lessons.completed': '{kind}, completed',

  'lesson.loading': 'Loading the lesson',
  'lesson.failed': 'This lesson could not be loaded',
  'lesson.locked': 'Enrol in this course to open this lesson.',
  'lesson.empty': 'There is nothing in this lesson yet.',
  'lesson.reading': '{time} to read',
  'lesson.done': 'Completed',
  'lesson.markDone': 'Mark as done',
  'lesson.markDone.name': 'Mark as done: {title}',
} as const;
