import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

export const en = {
  'portfolio.title': 'Skills portfolio',
  'portfolio.lead': 'What you can do, and the evidence for it. You decide who sees each piece.',
  'portfolio.loading': 'Loading your portfolio',
  'portfolio.failed': 'Your portfolio could not be loaded',
  'portfolio.pieces': 'My pieces',
  'portfolio.add': 'Add a piece',
  'portfolio.copy': 'Copy the link to your public pieces',
  'portfolio.see': 'See what others see',

  'empty.title': 'Your portfolio is empty',
  'empty.text': 'Show what you can do: with a certificate, which verifies the piece, or with a link to your work.',
  'empty.add': 'Add your first piece',
  'empty.learn': actions.findCourse,

  'card.verified': 'Verified',
  'card.revoked': 'Certificate revoked',
  'card.skills': 'Skills of {title}',
  'card.certificate': course.certificateOf,
  'card.submission': 'Approved work: {assignment}, in the course {course}',
  'card.link': 'Link to {host}',
  'card.actions': 'Actions for {title}',
  'card.edit': actions.edit,
  'card.copy': actions.copyLink,
  'card.remove': actions.remove,
  'visibility.private': 'Only you',
  'visibility.link': 'Anyone with the link',
  'visibility.public': 'Public',

  'removed.done': '“{title}” was removed.',
  'removed.undo': actions.undo,
  'removed.back': '“{title}” has been restored.',
  'refused.conflict': 'Your portfolio is full: it holds at most {most} pieces. Remove one first.',

  'shared.title': 'Portfolio of {name}',
  'shared.loading': 'Loading the portfolio',
  'shared.failed': 'The portfolio could not be loaded',
  'unknown.title': 'Nothing is shown at this address',
  'unknown.text': 'The link may be incomplete, or its owner no longer shares it.',
} as const;
