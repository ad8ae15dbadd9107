/** What the README of a data export says of each file in it. */
export const en = {
  'readme.text':
    'Your data at Stoa\n\nThis is a copy of what is kept about {name} ({email}), made on {date}.\n\nThe files are JSON, which any program can read. Instants are ISO 8601 in UTC, amounts of money are whole numbers of the smallest unit (cents), durations are seconds unless a name says otherwise.\n\n{files}\n\nWhat is not in it: your password, of which only a fingerprint is kept that nobody can read back; tokens of sessions and of mailed links; what other people wrote; the bytes of videos, documents and covers that you uploaded, which you can download in the course builder.\n',
  'about.profile': 'your name, address, title, description, roles, and the photo you show',
  'about.photo': 'the photo itself',
  'about.introduction': 'what you told us you want to learn; null if you told nothing',
  'about.preferences': 'language, colours, time zone, and where you want to be told of what',
  'about.identities': 'other sites that you log in with, and what they call you',
  'about.sessions':
    'browsers that were logged in to your account, with their network addresses, as long as they are kept',
  'about.notifications': 'what you were told on the site',
  'about.mails': 'which emails were sent to your address, and when; not what they said',
  'about.enrolments': 'courses you took, how far you got in each lesson, and every event that this was counted from',
  'about.quiz-attempts': 'quizzes you took: the questions, what you chose, and the score',
  'about.submissions': 'what you handed in for assignments, what was said of it, and your reviews of others’ work',
  'about.ratings': 'stars and comments that you gave courses',
  'about.certificates': 'your certificates; those that are valid also as PDF in the folder of that name',
  'about.portfolio': 'pieces of your portfolio, and who sees them',
  'about.courses': 'courses you wrote, with all their texts, and edits that wait beside them',
  'about.course-actions': 'what you did to courses and when: created, sent to review, published',
  'about.live-classes': 'live classes that you hold or held',
  'about.review-comments': 'comments that you wrote as a reviewer',
  'about.review-replies': 'what you answered in the review of a course',
  'about.learning-paths': 'learning paths you made',
  'about.files': 'files you uploaded: names, kinds, sizes',
  'about.creator-verification': 'your requests to be verified as a creator, and what was decided',
  'about.community': 'your posts, replies, reactions and reports, and what you decided as a moderator',
  'about.billing': 'your transactions and refunds',
  'about.cart': 'courses and learning paths in your cart',
  'about.plans': 'the plans that you have or had, and the card that pays',
  'about.payments':
    'what each of your payments paid for, what was sold of your courses, and the cards that a gateway keeps for you',
  'about.taxes': 'where you pay from and what your receipts say of you, and tax rates that you set',
  'about.receipts':
    'receipts and credit notes of your payments; they stay in the books, with the name on them, when your account is deleted',
  'about.coupons': 'coupons that you used or hold for a payment, and those you made',
  'about.payouts': 'what was paid out to you for what you sold, and payouts that you wrote down for others',
  'about.referrals': 'your referral link, and how many came by it',
  'about.sign-ups':
    'sign-ups of the last 7 days with your address whose code was never entered, and when; not what was filled in',
} as const;
