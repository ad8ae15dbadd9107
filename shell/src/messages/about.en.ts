import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  title: places.aboutStoa,
  lead: 'A stoa was the covered walk of a Greek market: one roof, separate shops beneath it, and the place where people came to learn.',
  intro:
    'Stoa is a marketplace for courses and learning paths. Teachers publish what they know, reviewers read it before it goes public, and learners take it at their own pace and keep a certificate that anyone can check.',
  'how.title': places.howItWorks,
  'how.find': 'Find a course by category, by level, or with a search that forgives typos.',
  'how.enrol': 'Enrol. Free courses open immediately; some lessons can be previewed before you decide.',
  'how.practise': 'Watch, read and practise. Stoa counts what you have really done and remembers where you stopped.',
  'how.certificate': 'Complete the required lessons and the certificate is yours, with an ID that verifies it.',
  'teach.title': places.teachOnStoa,
  'teach.text':
    'A course is built from modules and lessons: videos with captions, texts, documents and quizzes. When it is ready you send it to review; a reviewer publishes it or says what is missing. Lessons stay yours to improve.',
  'teach.begin': 'Start by <verify>verifying your account</verify>.',
  'teach.signup': 'Start by <signup>creating an account</signup> and telling us that you want to teach.',
  'contact.title': 'Contact us',
  'contact.text':
    'If you have a question about a course, ask its teacher first. If a page fails, it shows a number: keep it, because it helps the people who run this site find out what happened.',
  'contact.write': '<contact>Write to the people who run this site</contact>.',
  'contact.none': 'You can reach them through the person who gave you the address of this site.',
} as const;
