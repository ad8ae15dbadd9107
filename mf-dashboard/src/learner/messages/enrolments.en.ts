import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  title: places.myCourses,
  tabs: 'Courses and learning paths',
  'tab.courses': course.courses,
  'tab.paths': course.learningPaths,
  count: course.courseCount,
  show: actions.show,
  'show.all': common.all,
  'show.active': 'In progress',
  'show.completed': 'Completed',
  search: 'Search my courses',
  certificate: building.certificate,
  leave: actions.leave,
  'leave.name': 'Leave {course}',
  'leave.ask': 'Leave {course}?',
  'leave.text': 'It disappears from your list. Your progress is kept, and you can enrol again.',
  'leave.confirm': course.leave,
  'leave.done': 'You left {course}. Your progress is kept.',
  undo: actions.undo,
  'none.title': 'You are not enrolled in any course yet',
  'none.text': 'Everything you enrol in appears here, with your progress.',
  'none.action': actions.findCourse,
  'noneSuch.title': 'None of your courses match',
  'noneSuch.text': 'Show all of them, or try another word.',
  'paths.count': course.pathCount,
  'paths.loading': 'Loading your learning paths',
  'paths.failed': course.pathsNotLoaded,
  'paths.none.title': course.noPathTaken,
  'paths.none.text':
    'A path is several courses in an order that makes sense. Take one, and how far you are is shown here.',
  'paths.none.action': course.findPath,
} as const;
