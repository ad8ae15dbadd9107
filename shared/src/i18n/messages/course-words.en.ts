import * as common from '../words/common.en.ts';
import * as course from '../words/course.en.ts';
import * as lesson from '../words/lesson.en.ts';

/** The words of the contract that a course is described with (contract/course-words.ts). */
export const en = {
  'level.beginner': 'Beginner',
  'level.intermediate': 'Intermediate',
  'level.advanced': 'Advanced',
  'level.all_levels': 'All levels',

  micro: course.microCourse,

  'contentType.video': lesson.video,
  'contentType.text': lesson.text,
  'contentType.audio': 'Audio',
  'contentType.document': lesson.document,
  'contentType.scorm': 'SCORM',
  'contentType.live': lesson.live,
  'contentType.mixed': 'Mixed',

  'status.draft': common.draft,
  'status.in_review': common.inReview,
  'status.changes_requested': 'Changes requested',
  'status.approved': common.approved,
  'status.published': common.published,
  'status.unpublished': 'Unpublished',
  'status.retired': 'Retired',

  'lessonKind.video': lesson.video,
  'lessonKind.text': lesson.text,
  'lessonKind.document': lesson.document,
  'lessonKind.quiz': lesson.quiz,
  'lessonKind.assignment': lesson.assignment,
  'lessonKind.live': lesson.live,
  'lessonKind.audio': lesson.audio,
  'lessonKind.scorm': lesson.scorm,
  'lessonKind.embed': lesson.embed,

  'priceType.free': course.free,
  'priceType.paid': 'Paid',

  'duration.under_1h': 'Under an hour',
  'duration.1h_to_3h': '1 to 3 hours',
  'duration.3h_to_10h': '3 to 10 hours',
  'duration.over_10h': 'Over 10 hours',
} as const;
