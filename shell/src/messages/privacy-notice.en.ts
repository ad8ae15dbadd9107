import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  title: places.privacyNotice,
  lead: 'What this site keeps about you, who sees it, and what you can do about it.',

  'responsible.title': 'Who is responsible',
  'responsible.text':
    'To be completed by the people who run this site: name and address, how to reach them about personal data, and the legal grounds on which they use it.',

  'account.title': account.yours,
  'account.name': 'Your name, email address and, if you add them, your title, picture and a text about you.',
  'account.password': 'Your password, only as a one-way hash, which cannot be turned back into it.',
  'account.unconfirmed': 'If you sign up and never enter the code we email you: what you filled in, for 7 days.',
  'account.choices':
    'What you told us you want to learn, the language and colours you chose, and which notifications you want.',
  'account.invited': 'If you were invited by someone, that you were. That person sees how many people came, not who.',
  'account.provider':
    'If you log in with another service: your identifier there, and the name and email address that it tells us.',

  'learning.title': 'Learning and teaching',
  'learning.progress': 'The courses you enrol in, and a record of the lessons you open, watch, read and answer.',
  'learning.handedIn':
    'What you hand in for assignments, and what reviewers wrote about it. The team of the course sees it.',
  'learning.portfolio':
    'The pieces of your skills portfolio. You alone see a piece until you share it: one by one by its address, or together on your page.',
  'learning.certificates': 'The ratings you write and the certificates you earn.',
  'learning.payments': 'Your plan and your payments: what was paid, when, and how it went.',
  'learning.teaching': 'For teachers: courses, uploaded files and the conversation of each review.',
  'learning.verification':
    'If you ask to teach here: your legal name, country, phone number, what you say of your experience, a sample of your teaching and, if you add it, a copy of an identity document. Only those who decide on the request see them. The copy is deleted 90 days after the decision, the rest with your account.',
  'learning.community': 'What you write in the community, your reactions, and what you report to the moderators.',

  'others.title': 'What others see',
  'others.public':
    'A certificate is public at its address: it shows your name, title, picture, the course and the date. A rating and a post in the community show your name, title and picture.',
  'others.progress':
    'No other learner sees your progress, what you told us about your interests, or your email address.',
  'others.reports': 'Who reported a post is seen by the moderators alone.',

  'sessions.title': account.openSessions,
  'sessions.text':
    'For each browser in which you log in, we keep its kind, its network address at the last use, and when it was used. You see this list in the account settings and can log each of them out. A session ends after one day at most. Seven days after that its network address is erased, after 90 days all of it. With what you did in a lesson we keep from which kind of browser it came, so that your progress can be explained to you, until you delete the account. Where the operator of this site passes progress on to a learning record store of its own, that has a copy under a number instead of your name, also of what came before; it is deleted there by the operator, at your request.',

  'cookies.title': 'Cookies and what your browser keeps',
  'cookies.text': 'There are no cookies for advertising and none of other companies. This site sets:',
  'cookies.token': 'Proves that you are logged in',
  'cookies.isLoggedIn': 'Says that you are logged in',
  'cookies.locale': 'Remembers the language you read in',
  'cookies.stoa_visitor':
    'A random number by which you stay with one version of the site, and by which visitors of a new version are counted',
  'cookies.stoa_override': 'Only for those who try a version before its release: which one',
  'cookies.day': '1 day',
  'cookies.year': '1 year',
  'cookies.override': 'Until that trial ends',
  'cookies.readable':
    'The cookie that proves that you are logged in can be read by the scripts of this site. So anyone who managed to run a script of their own here could act in your name. That is why it is good for one day at most, why your browser runs only scripts that this site names, and why you can end every session in the account settings.',
  'cookies.storage':
    'Beside them your browser keeps, for itself: the colours you chose, your last searches (those of a person who logs out are erased), the page you wanted to see before logging in, a sign-up you have begun (without its password), courses you are writing, notes and questions that you have not sent, how you like films to play, what you set in a lesson until the server has it, and, if you hold live classes and record them, the recordings until you send or delete them: they show who was there. A class that is recorded says so to everyone in it. You can erase all of this in your browser’s settings.',

  'mail.title': 'Email and notifications',
  'mail.text':
    'We email what your account needs: codes and links that you asked for, and a word when something that matters to its safety has changed. Other notifications come by email only if you choose that in the account settings. Codes and links are erased from our records once an email has left; that it was sent is kept for 30 days.',

  'errors.title': 'How errors are found',
  'errors.text':
    'When a part of a page fails, your browser reports which part it was, its version, the page’s address without what stands behind a question mark, and the technical message, so that it can be repaired. Some browsers report, too, how fast pages appear. What you type is no part of these reports.',

  'rights.title': 'Your copy, and deleting your account',
  'rights.copy': 'In the account settings you can ask for a copy of everything that is kept about you.',
  'rights.delete':
    'There you can also delete your account. You are logged out everywhere at once, and after 14 days the account is deleted. Until then you can log in and keep it.',
  'rights.after':
    'What others rely on then stays without your name, as of a former member: what you wrote in the community, ratings, certificates, records of payments, and courses that people are enrolled in. To be completed by the people who run this site: what the law obliges them to keep, such as records of payments, and how long.',

  'law.title': 'Your rights by law',
  'law.text':
    'To be completed by the people who run this site, for the law that applies to them: your rights, the authority you can complain to, who processes data for them (hosting, email, payments, login services) and where.',
} as const;
