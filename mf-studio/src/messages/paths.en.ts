import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** The list of one's own learning paths, and beginning one. */
export const en = {
  title: 'Your learning paths',
  subtitle: 'Courses in an order that leads somewhere: build paths, and follow how they are taken.',
  create: course.createPath,
  reports: places.reports,
  loading: 'Loading your learning paths',
  failed: 'Your learning paths could not be loaded',
  found: '{count, plural, one {# learning path} other {# learning paths}} found',
  search: 'Search your learning paths',
  filter: building.filterByStatus,
  'filter.all': common.all,

  'first.title': 'Your first learning path starts with a title',
  'first.text':
    'Give it a name, choose published courses and put them in order, and send it to review when it is ready. Until then nobody but you can see it.',
  'none.title': building.noPathsMatch,
  'none.titled': 'None of your learning paths has “{q}” in its title.',
  'none.status': 'No learning path has the status “{status}”.',
  'none.both': 'No learning path with the status “{status}” has “{q}” in its title.',
  'none.action': 'Show all learning paths',

  'row.courses': course.courseCount,
  'row.edited': building.edited,
  'row.learners': course.learners,
  'row.completed': common.completed,
  'row.revenue': payment.revenue,
  'row.figure': '{figure} of {title}: {value}. Show the report',

  'action.edit': actions.edit,
  'action.open': building.open,
  'action.withdraw': building.withdraw,
  'action.more': 'More for {title}',
  'action.catalogue': building.viewInCatalogue,
  'move.submit': actions.submitForReview,
  'move.withdraw': actions.withdrawFromReview,
  'move.publish': actions.publish,
  'move.unpublish': actions.unpublish,
  'move.retire': 'Retire',
  'move.remove': actions.deleteIt,

  'ask.remove': 'Delete this learning path?',
  'ask.remove.text': '“{title}” will be gone for good. Its courses stay as they are. This can’t be undone.',
  'ask.remove.verb': 'Delete the learning path',
  'ask.unpublish': 'Unpublish this learning path?',
  'ask.unpublish.text':
    '“{title}” leaves the catalogue and no one new can take it.{learners, plural, =0 {} one { The # learner who takes it keeps it.} other { The # learners who take it keep it.}} You can publish it again.',
  'ask.unpublish.verb': actions.unpublish,
  'ask.retire': 'Retire this learning path for good?',
  'ask.retire.text':
    '“{title}” will never be offered again, and cannot be edited.{learners, plural, =0 {} one { The # learner who takes it keeps it, with its certificate.} other { The # learners who take it keep it, with its certificate.}} This can’t be undone.',
  'ask.retire.verb': 'Retire the learning path',

  'done.submit': '“{title}” was sent to review.',
  'done.withdraw': '“{title}” is out of review, and can be edited.',
  'done.publish': '“{title}” is published.',
  'done.unpublish': '“{title}” was removed from the catalogue.',
  'done.retire': '“{title}” is retired.',
  'done.remove': '“{title}” was deleted.',
  undo: actions.undo,
  retry: actions.retry,
  missing: building.seeMissing,

  'refused.path_incomplete': 'The learning path is not ready for review.',
  'refused.path_transition': 'The learning path has changed, and this step is no longer possible.',
  'refused.path_in_review': 'The learning path is in review. Withdraw it first.',
  'refused.path_taken': 'People have taken this learning path, so it cannot be deleted. You can retire it.',

  'begin.subtitle': 'A title and a category make a draft. Only you can see it until it is published.',
  'begin.title': course.title,
  'begin.title.hint': '5 to 100 characters: where the path leads. You can change it later.',
  'begin.title.example': 'Become a portrait photographer',
  'begin.later': 'You add courses, goals, a price and a banner next.',
  'begin.submit': building.createDraft,
  'begin.cancel': actions.cancel,
} as const;
