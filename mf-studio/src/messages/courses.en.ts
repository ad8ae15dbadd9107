import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** The list of one's own courses, and what beginning a course shares with the builder. */
export const en = {
  title: places.yourCourses,
  subtitle: 'Write, improve and follow the courses you teach.',
  create: actions.createCourse,
  loading: course.loadingYours,
  'loading.studio': 'Loading the studio',
  failed: course.yoursNotLoaded,
  found: '{count, plural, one {# course} other {# courses}} found',
  search: 'Search your courses',
  filter: building.filterByStatus,
  'filter.all': common.all,

  'revoked.title': account.notVerifiedAnyMore,
  'revoked.text':
    'You can read all you have made here, but not change it or send it to review. What is published stays open to learners. <why>See why, and what you can do</why>.',

  'first.title': 'Your first course starts with a title',
  'first.text':
    'Give it a name, add lessons at your own pace, and send it to review when it is ready. Until then nobody but you can see it.',
  'none.title': course.noneMatch,
  'none.titled': 'None of your courses has “{q}” in its title.',
  'none.status': 'No course has the status “{status}”.',
  'none.both': 'No course with the status “{status}” has “{q}” in its title.',
  'none.action': 'Show all courses',

  'row.shared': 'Shared by {owner}',
  'row.revision': 'Edits waiting',
  'row.comments': course.openCommentCount,
  'row.lessons': course.lessonCount,
  'row.edited': building.edited,
  'row.learners': course.learners,
  'row.completed': 'Completed',
  'row.rating': course.rating,

  'action.edit': actions.edit,
  'action.open': building.open,
  'action.withdraw': building.withdraw,
  'action.more': 'More for {name}',
  'action.preview': 'Preview as a learner',
  'action.catalogue': building.viewInCatalogue,
  'action.duplicate': 'Duplicate',
  'done.duplicate': 'This is a copy of “{name}”: a draft that only you see.',
  'action.export': 'Export…',
  'move.submit': actions.submitForReview,
  'move.withdraw': actions.withdrawFromReview,
  'move.publish': actions.publish,
  'move.unpublish': actions.unpublish,
  'move.discard': actions.discardChanges,
  'move.remove': actions.deleteIt,

  'ask.remove': 'Delete this course?',
  'ask.remove.text':
    '“{name}” and its {lessons, plural, one {# lesson} other {# lessons}} will be gone for good. This can’t be undone.',
  'ask.remove.verb': 'Delete the course',
  'ask.unpublish': 'Unpublish this course?',
  'ask.unpublish.text':
    'It leaves the catalogue and no one new can enrol.{learners, plural, =0 {} one { The # learner you have keeps access.} other { The # learners you have keep access.}}',
  'ask.unpublish.verb': actions.unpublish,

  'done.submit': '“{name}” was sent to review.',
  'done.withdraw':
    '{status, select, draft {“{name}” is a draft again.} published {“{name}” is out of review. Learners see the published version; your edits wait.} unpublished {“{name}” is out of review, and stays out of the catalogue.} other {“{name}” is out of review.}}',
  'done.discard': 'Your changes to “{name}” are discarded. The course is as it was last published.',
  'done.publish':
    '{status, select, in_review {“{name}” was sent to review: it is published again once a reviewer has read it.} approved {“{name}” is approved, and goes public at the time that was set.} other {“{name}” is published.}}',
  'done.unpublish': '“{name}” was removed from the catalogue.',
  'done.remove': '“{name}” was deleted.',
  undo: actions.undo,
  retry: actions.retry,
  missing: building.seeMissing,

  'refused.course_incomplete': 'The course is not ready for review.',
  'refused.course_transition': 'The course has changed, and this step is no longer possible.',
  'refused.edit_conflict': course.editedElsewhere,
  'refused.course_has_enrollments': 'People have taken this course. Only a super-admin can delete it.',
  'refused.creator_not_verified': account.notVerifiedYet,
  'refused.review_comments_open': course.resolveChangesFirst,
  'refused.own_course': 'You cannot review your own course.',

  category: course.category,
  'category.sub': 'Sub-category',
  'category.final': 'Final category',
  'category.choose': 'Choose one',
  contentType: course.content,
  'contentType.choose': 'Choose a content type',
} as const;
