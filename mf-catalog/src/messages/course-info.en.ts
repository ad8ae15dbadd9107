import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

export const en = {
  'course.loading': course.loading,
  'gone.title': course.notFound,
  'gone.text': course.notFoundWhy,

  'objectives.title': course.outcomes,
  'curriculum.title': course.curriculum,
  'curriculum.modules': '{count, plural, one {# module} other {# modules}}',
  'curriculum.lessons': course.lessonCount,
  'curriculum.resources': '{count, plural, one {# file} other {# files}} to take along',
  'curriculum.preview': course.freePreview,
  'about.title': course.about,
  'requirements.title': 'What you need to start',
  'audience.title': 'Who this course is for',
  'skills.title': course.skills,
  'ratings.title': 'Ratings',

  'fact.rating': course.rating,
  'fact.learners': course.learners,
  'fact.level': course.level,
  'fact.format': course.format,
  'fact.language': course.language,
  'fact.updated': 'Last updated',

  'enrol.name': course.enrolment,
  'enrol.preview': 'Look inside: {count, plural, one {# free preview} other {# free previews}}',
  'enrol.what': '{count, plural, one {# lesson} other {# lessons}}. You get a certificate when you complete it.',
  'enrol.whatTimed':
    '{count, plural, one {# lesson} other {# lessons}}, {time} in all. You get a certificate when you complete it.',
  'enrol.start': course.startCourse,
  'enrol.continue': course.continueLearning,
  'enrol.again': course.goThroughAgain,
  'enrol.certificate': actions.viewCertificate,
  'enrol.closed': 'This course is not open for enrolment at the moment.',
  'enrol.done': 'You are enrolled in {course}.',
  'enrol.login': course.loginToEnrol,
  'enrol.back': 'Come back to the course',
  'enrol.free': course.enrolFree,
  'enrol.buy': course.buyFor,
  'enrol.buyWhat': 'You pay once and keep the course: all lessons, and the certificate when you complete it.',
  'plan.yours':
    'What you may watch already includes the videos of this course. Buy it to get its certificate, and to keep it.',
  'plan.watch': 'Watch the course',
  'enrol.paid.title': course.notSoldYet,
  'enrol.paid.text':
    'Payments are not open on this site, so there is no way to enrol for now. Its free previews are open to everyone.',
  'enrol.unpaid': 'You need to complete the payment for this course before enrolling.',
  'enrol.own': 'This is your own course: open it without enrolling.',

  'rate.label': 'Your rating',
  'rate.missing': 'Choose 1 to 5 stars.',
  'rate.stars': '{stars, number} of 5 stars',
  'rate.comment': 'What should others know?',
  'rate.hint': 'Optional. What helped, what was missing, who it suits.',
  'rate.submit': 'Publish the rating',
  'rate.done': 'Thank you: your rating is published.',
  'rate.early': 'Take 12 minutes or a tenth of the course before you rate it.',
  'rate.own': 'You cannot rate your own course.',
  'rate.notEnrolled': 'Enrol in the course before you rate it.',

  'ratings.loading': 'Loading ratings',
  'ratings.none': 'No ratings yet. Learners who take the course can rate it.',
  'ratings.more': 'Show more',
  'ratings.count': '{count, plural, one {# rating} other {# ratings}}',
  'ratings.stars': '{stars, plural, one {# star} other {# stars}}',
  'ratings.plain': 'Plain average of these ratings: {mean}',
  'ratings.why': 'How this number is made',
  'ratings.mean':
    'So that a few ratings cannot decide it, the average counts ten more at the average of the whole site. The more ratings a course has, the less they matter.',
  'ratings.formula': '(10 × average of the site + sum of all stars) ÷ (10 + number of ratings)',
} as const;
