/** The last step: where the course stands, what is missing, what reviewers said. */
export const en = {
  'standing.in_review': 'Course is in review. Editing disabled. Withdraw it to go on editing.',
  'standing.in_review.sent': 'Course is in review. Editing disabled. Sent on {date}. Withdraw it to go on editing.',
  'standing.approved': 'The course is approved and goes public at the time that was set.',
  'standing.changes_requested':
    'A reviewer asks for changes. Make them, mark each comment as resolved, and submit again.',
  'standing.published': 'Learners see this version. Edits you make will wait in a revision until approved.',
  'standing.published.revision':
    'Your edits wait in a revision until approved; learners see the published version until then.',
  'standing.unpublished':
    'The course is out of the catalogue; those enrolled keep access. Unchanged it can go back at once, changed it is reviewed again.',
  'standing.draft':
    'A reviewer reads every course before it is public. When everything is there, send it off; only you can see it until then.',

  'comments.title': 'Comments of the reviewers',
  'comment.resolved': 'Resolved',
  'comment.blocking': 'Must be fixed',
  'comment.resolve': 'Mark as resolved',

  'checklist.missing': '{count, plural, one {# thing} other {# things}} missing',
  'checklist.advice': 'Advice',
  'checklist.harmless': '{rule} This does not stop the review.',
  'checklist.done': 'Done',
  'checklist.show': 'Show what is done ({count, number})',
  'checklist.hide': 'Hide what is done',

  'act.submit': 'Submit for review',
  'act.submitAgain': 'Submit again',
  'act.publish': 'Put it back in the catalogue',
  'act.withdraw': 'Withdraw from review',
  'act.first.missing': 'Complete what is missing first.',
  'act.first.comments': 'Mark the comments as resolved first.',

  'done.submit': 'Your course was sent to review. We tell you as soon as somebody has read it.',
  'done.withdraw': 'Your course is yours to edit again.',
  'done.publish': 'Your course is back in the catalogue.',

  'refused.unsaved': 'Some edits are not saved yet.',
  'refused.transition': 'The course has changed meanwhile and cannot take this step any more.',
  'refused.incomplete': 'The course is not ready for review.',
  'refused.comments': 'Mark every requested change as dealt with first.',
  'refused.unverified': 'Your account must be verified as a creator before you send a course.',
} as const;
