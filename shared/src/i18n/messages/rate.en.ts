/** The form that rates a course. */
export const en = {
  label: 'Your rating',
  missing: 'Choose 1 to 5 stars.',
  stars: '{stars, number} of 5 stars',
  comment: 'What should others know?',
  hint: 'Optional. What helped, what was missing, who it suits.',
  submit: 'Publish the rating',
  change: 'Change the rating',
  done: 'Thank you: your rating is published.',
  early: 'Take 12 minutes or a tenth of the course before you rate it.',
  own: 'You cannot rate your own course.',
  notEnrolled: 'Enrol in the course before you rate it.',
} as const;
