import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  title: places.termsOfUse,
  lead: 'What you may expect of this site, and what it expects of you.',

  'parties.title': 'Between whom these terms hold',
  'parties.text':
    'Between you and the people who run this site. To be completed by them: name, address, and from which age one may have an account.',

  'account.title': account.yours,
  'account.text':
    'One account belongs to one person. Keep its password to yourself and give your own name: it is printed on your certificates. Tell us an email address that you read; it is confirmed before your account opens.',
  'account.demo':
    'On a demonstration, demo accounts are shared by everyone who looks around: put nothing of your own into them.',

  'learning.title': places.learning,
  'learning.text':
    'Enrolling lets you follow a course for yourself. Its videos, texts and documents belong to their makers; you may not publish or sell them. A certificate says that you completed a course on Stoa, and no more than that.',
  'learning.paid':
    'To be completed by the people who run this site: prices, payment, how a plan is ended, and how money is returned.',

  'teaching.title': places.teaching,
  'teaching.text':
    'Publish only what is yours or what you may use. Before you may publish, the people who run this site verify who you are. A course is read by a reviewer before it is published and may be taken out of the catalogue if it breaks these terms; those who are enrolled keep it.',

  'community.title': 'Community and ratings',
  'community.text':
    'Speak to others as you would in a room with them. Insults, advertising and pretending to be someone else are removed. Ratings are about the course.',
  'community.moderation':
    'Anyone may report what breaks this. A moderator decides and gives the reason; the person who wrote what is removed is told. What you write stays yours, and you let this site show it.',

  'invitations.title': 'Invitations',
  'invitations.text': 'You may invite others with your own link. Nobody can invite themselves.',

  'end.title': 'Leaving',
  'end.text':
    'You can delete your account at any time in its settings; for 14 days you can take that back. <privacy>What is kept and what is deleted</privacy> stands in the privacy notice.',
  'end.us':
    'An account that is used to harm others may be closed. To be completed by the people who run this site: how they announce that, and how one objects.',

  'law.title': 'Liability, applicable law, and changes of these terms',
  'law.text': 'To be completed by the people who run this site, for the law that applies to them.',
} as const;
