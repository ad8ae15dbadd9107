import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

/** The last step: where the course stands, what is missing, what reviewers said. */
export const en = {
  'standing.in_review': 'Course is in review. Editing disabled. Withdraw it to continue editing.',
  'standing.in_review.sent': 'Course is in review. Editing disabled. Sent on {date}. Withdraw it to continue editing.',
  'standing.approved': 'The course is approved and will be published at the time that was set.',
  'standing.approved.at': 'The course is approved and will be published on {when}.',
  'standing.changes_requested':
    'A reviewer has asked for changes. Make them, mark each comment as resolved, and submit again.',
  'standing.published': 'Learners see this version. Your edits will wait in a revision until they are approved.',
  'standing.published.revision':
    'Your edits are waiting in a revision until they are approved; until then, learners see the published version.',
  'standing.unpublished':
    'The course is not in the catalogue; learners who are enrolled keep access. If nothing has changed it can go back immediately; otherwise it is reviewed again.',
  'standing.draft':
    'A reviewer reads every course before it is published. Submit it when everything is there; until then only you can see it.',

  'comments.title': 'Reviewers’ comments',
  'comment.resolved': common.resolved,
  'comment.blocking': course.mustBeFixed,
  'comment.resolve': 'Mark as resolved',

  'checklist.missing': '{count, plural, one {# thing} other {# things}} missing',
  'checklist.advice': 'Advice',
  'checklist.harmless': '{rule} This does not stop the review.',
  'checklist.done': building.done,
  'checklist.show': 'Show what is done ({count, number})',
  'checklist.hide': 'Hide what is done',

  'act.submit': actions.submitForReview,
  'act.submitAgain': 'Submit again',
  'act.publish': 'Put it back in the catalogue',
  'act.withdraw': actions.withdrawFromReview,
  'act.discard': actions.discardChanges,
  'act.first.missing': building.firstMissing,
  'act.first.comments': 'Mark the comments as resolved first.',

  'done.submit': 'Your course was sent to review. We will tell you as soon as someone has read it.',
  'done.withdraw':
    '{status, select, published {Your edits are out of review and wait in a revision. Learners see the published version.} unpublished {You can edit your course again. It stays out of the catalogue.} other {You can edit your course again.}}',
  'done.discard': 'Your changes are discarded. The course is as it was last published.',
  'done.publish':
    '{status, select, in_review {Your course was sent to review: it will be back in the catalogue once someone has read it.} approved {Your course is approved and will be published at the time that was set.} other {Your course is back in the catalogue.}}',

  'refused.unsaved': 'Some edits are not saved yet.',
  'refused.course_transition': 'The course has changed, and this step is no longer possible.',
  'refused.course_incomplete': 'The course is not ready for review.',
  'refused.review_comments_open': course.resolveChangesFirst,
  'refused.edit_conflict': course.editedElsewhere,
  'refused.creator_not_verified': account.notVerifiedYet,

  'comment.about': course.aboutPart,
  'reply.begin': actions.reply,
  'reply.label': actions.yourReply,
  'reply.send': actions.sendReply,
  'reply.cancel': actions.cancel,
  'changes.title': 'What changed since the live version',
  'changes.lead': 'Just what your reviewer sees.',
  'changes.loading': course.comparingWithLive,
  'discard.title': 'Discard your changes?',
  'discard.text': 'You lose what you changed since the course was last published. This can’t be undone:',
  'discard.part':
    '“{title}” ({state, select, added {was added, will be gone} removed {was removed, comes back} moved {was moved, goes back} other {was changed}})',
  'discard.more': '{count, plural, one {# more change} other {# more changes}}',
  'discard.stays': 'The published version and your learners’ progress stay as they are.',
  'discard.nothing': 'Nothing differs from the published version. The course stays as it is, with no edits waiting.',
  'discard.verb': actions.discardChanges,
  'note.label': 'Note to the reviewer (optional)',
  'note.hint': 'What to look at first, or what a comment led you to change.',
} as const;
