import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

/** Where partners begin. */
export const en = {
  loading: 'Loading how your learning paths do',
  'first.title': 'Begin with your first learning path',
  'first.text':
    'Choose published courses, put them in order, and send the path to review. Once it is public, you see here who takes it, where they stop, and what it earns.',
  'first.create': course.createPath,

  waiting: 'Waiting for you',
  'waiting.loading': 'Loading what waits for you',
  'waiting.none': 'Nothing waits for you.',
  'waiting.works.path':
    '{count, plural, one {# work to assess for learning paths} other {# works to assess for learning paths}}',
  'waiting.works.course': '{count, plural, one {# work to assess for courses} other {# works to assess for courses}}',
  'waiting.since': 'The oldest was handed in {ago}.',
  'waiting.returned': 'A reviewer wrote: {note}',
  'waiting.incomplete':
    '{count, plural, one {It is public, but # thing is missing.} other {It is public, but # things are missing.}}',

  figures: common.last30Days,
  'figures.lead': 'Days are UTC, and today is one of them.',
  'figures.all': 'All reports',
  'figures.loading': 'Loading the figures',
  'figures.enrolments': common.enrolments,
  'figures.active_learners': course.activeLearners,
  'figures.completions': common.completions,
  'figures.certificates': course.certificates,
  'figures.revenue': payment.revenue,
  'figures.before': '{value} in the 30 days before',
  'figures.open': course.figureOpen,

  paths: course.yourPaths,
  'paths.all': '{count, plural, one {Show it in the list} other {Show all #}}',
  'paths.path': course.learningPath,
  'paths.status': common.status,
  'paths.learners': course.learners,
  'paths.completed': common.completed,
  'paths.open': '{label} of {path}: {value}. Show the list',

  micro: course.yourMicroCourses,
  'micro.loading': 'Loading your micro courses',
  'micro.none': 'You have made no micro course yet.',
  'micro.create': course.createMicroCourse,
  'micro.course': course.microCourse,

  completions: 'Latest completions',
  'completions.loading': 'Loading the latest completions',
  'completions.none': 'Nobody has completed a path of yours yet.',
  'completions.all': 'All completions',
  'completions.learner': course.learner,
  'completions.on': course.completedOn,
} as const;
