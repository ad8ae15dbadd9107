/** The list of one's own courses, and what beginning a course shares with the builder. */
export const en = {
  title: 'Your courses',
  subtitle: 'Write, improve and follow the courses you teach.',
  create: 'Create a course',
  loading: 'Loading your courses',
  'loading.studio': 'Loading the studio',
  failed: 'Your courses could not be loaded',
  found: '{count, plural, one {# course} other {# courses}} found',
  search: 'Search your courses',
  filter: 'Filter by status',
  'filter.all': 'All',

  'revoked.title': 'You are no longer a verified creator',
  'revoked.text':
    'You can read all you have made here, but not change it or send it to review. What is published stays open to learners. <why>See why, and what you can do</why>.',

  'first.title': 'Your first course starts with a title',
  'first.text':
    'Give it a name, add lessons at your own pace, and send it to review when it is ready. Until then nobody but you can see it.',
  'none.title': 'No courses match',
  'none.titled': 'None of your courses has “{q}” in its title.',
  'none.status': 'No course has the status “{status}”.',
  'none.both': 'No course with the status “{status}” has “{q}” in its title.',
  'none.action': 'Show all courses',

  'row.revision': 'Edits waiting',
  'row.comments': '{count, plural, one {# open comment} other {# open comments}}',
  'row.lessons': '{count, plural, one {# lesson} other {# lessons}}',
  'row.edited': 'edited {ago}',
  'row.learners': 'Learners',
  'row.completed': 'Completed',
  'row.rating': 'Rating',

  'action.edit': 'Edit',
  'action.open': 'Open',
  'action.withdraw': 'Withdraw',
  'action.more': 'More for {name}',
  'action.preview': 'Preview as a learner',
  'action.catalogue': 'View in the catalogue',
  'move.submit': 'Submit for review',
  'move.withdraw': 'Withdraw from review',
  'move.publish': 'Publish',
  'move.unpublish': 'Unpublish',
  'move.remove': 'Delete',

  'ask.remove': 'Delete this course?',
  'ask.remove.text':
    "“{name}” and its {lessons, plural, one {# lesson} other {# lessons}} will be gone for good. This can't be undone.",
  'ask.remove.verb': 'Delete the course',
  'ask.unpublish': 'Unpublish this course?',
  'ask.unpublish.text':
    'It leaves the catalogue and no one new can enrol.{learners, plural, =0 {} one { The # learner you have keeps access.} other { The # learners you have keep access.}}',
  'ask.unpublish.verb': 'Unpublish',

  'done.submit': '“{name}” was sent to review.',
  'done.withdraw':
    '{status, select, draft {“{name}” is a draft again.} published {“{name}” is out of review. Learners see the published version; your edits wait.} unpublished {“{name}” is out of review, and stays out of the catalogue.} other {“{name}” is out of review.}}',
  'done.publish':
    '{status, select, in_review {“{name}” was sent to review: it is published again once a reviewer has read it.} approved {“{name}” is approved, and goes public at the time that was set.} other {“{name}” is published.}}',
  'done.unpublish': '“{name}” was removed from the catalogue.',
  'done.remove': '“{name}” was deleted.',
  undo: 'Undo',
  retry: 'Retry',
  missing: 'See what is missing',

  'refused.incomplete': 'The course is not ready for review.',
  'refused.transition': 'The course has changed, and this step is no longer possible.',
  'refused.learners': 'People have taken this course. Only a super-admin can delete it.',
  'refused.unverified': 'Your account must be verified as a creator before you send a course.',
  'refused.comments': 'Mark every requested change as resolved first.',
  'refused.own': 'You cannot review your own course.',

  category: 'Category',
  'category.sub': 'Sub-category',
  'category.final': 'Final category',
  'category.choose': 'Choose one',
  contentType: 'Content',
  'contentType.choose': 'Choose a content type',
} as const;
