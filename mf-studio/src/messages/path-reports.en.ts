import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

/** How learning paths do, and where their learners are. */
export const en = {
  title: 'Reports of your learning paths',
  lead: 'How they do, who takes them, and where learners stop. Whose money went back is in none of these figures.',
  paths: course.yourPaths,
  'tab.overview': common.overview,
  'tab.learners': course.learners,
  'tab.results': course.results,
  'tab.revenue': payment.revenue,
  'first.title': 'You have no learning path yet',
  'first.text': 'Build one of published courses. Once someone takes it, you see here how they get on.',
  'first.create': course.createPath,
  'nobody.title': 'Nobody takes your learning paths yet',
  'nobody.text': 'Once someone takes a published path of yours, you see here how they get on.',
  go: course.goToPaths,

  path: course.learningPath,
  'path.all': course.allPaths,
  'path.one': course.nameWithLearners,
  course: course.course,
  'figure.median': 'Median time to complete',
  'figure.revenue': payment.revenue,
  'figure.before': '{value} in the period before',
  'figure.ofPath': '{figure} of {path}',
  days: '{days, plural, =0 {less than a day} one {# day} other {# days}}',
  'paths.title': 'By learning path',

  'column.courses': 'Required courses',
  'column.courses.of': '{part, number} of {all, number}',
  'column.completed': course.completedOn,
  'at.course': 'Only learners at one stage of one course.',
  'at.began': 'Learners who began {course}',
  'at.completed': 'Learners who completed {course}',
  'at.here': 'Learners for whom {course} comes next',
  'at.lift': course.liftFilter,

  'results.loading': 'Loading where learners are',
  'results.nobody.title': 'Nobody takes this learning path',
  'results.nobody.text': 'Choose another one, or come back once someone has taken it.',
  'results.title': 'Course by course',
  'results.lead':
    'Of {learners, plural, one {# learner} other {# learners}} of today, {completed, plural, =0 {nobody has} one {# has} other {# have}} completed the path. “Comes next” counts, of the others, those for whom a course is the first required one that is left: that is where they are, or stopped.',
  'results.chart': 'Learners by course, in the order of the path',
  'results.began': 'Began it',
  'results.completed': 'Completed it',
  'results.here': 'Comes next',
  'results.median': 'Median time for the course',
  'results.name': lesson.numbered,
  'results.optional': lesson.optional,
  'results.takenOff': 'No longer in the catalogue',
} as const;
