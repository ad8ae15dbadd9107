import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

/** A certificate's own page, and what the other screens say with it. Many of its words are quoted by the specification. */
export const en = {
  'certificate.title': 'Certificate of Completion',
  'certificate.tab': course.certificateOf,
  'certificate.own': 'Well done. This page is public: share its address with anyone.',
  'certificate.shared':
    '{item, select, learning_path {{name} completed the learning path {course}} other {{name} completed {course}}}',
  'certificate.loading': 'Loading the certificate',
  'certificate.failed': 'The certificate could not be loaded',
  'certificate.id': 'Certificate ID',
  'certificate.completed': course.completedOnDate,
  'certificate.completedOn': 'Completed on <time>{date}</time>',

  'revoked.title': 'Revoked',
  'revoked.text': 'This certificate was issued, but it has been revoked and is no longer valid.',

  'unknown.title': 'There is no certificate at this address',
  'unknown.text': 'Check the address, or look the certificate up by the ID that is printed on it.',
  'unknown.verify': 'Verify by certificate ID',

  'action.download': 'Download PDF',
  'action.copy': actions.copyLink,
  'action.copied': 'The link is copied.',
  'action.notCopied': 'The link could not be copied. It is {url}',
  'action.share': actions.share,
  'action.print': 'Print',

  'facts.recipient': 'Recipient',
  'facts.details': common.details,
  'facts.videos': '{count, plural, one {# video} other {# videos}}',
  'facts.file': '1 exercise file',
  'facts.skills': 'Skills covered',
  'facts.verify': 'Verify this certificate',

  'facts.courses': course.courseCount,
  'card.path': course.learningPath,

  'path.go': 'Go to the learning path',
  'path.courses': course.courses,
  'course.go': 'Go to course',
  'course.month': 'Start my free month',

  'sheet.name': 'The certificate',
  'sheet.title': 'Certificate Of Completion',
  'sheet.cheer': 'Congratulations!',
  'sheet.completed': '{item, select, learning_path {You have completed the learning path} other {You have completed}}',
  'sheet.instructor': '{item, select, learning_path {Offered by} other {By Instructor}} <strong>{name}</strong>',
  'sheet.signature': 'Signature of {name}',
  'sheet.logo': 'Logo of {name}',
  'sheet.date': course.completedOn,
  'sheet.minutes': 'Total minutes watched',
  'sheet.revoked': 'REVOKED',
  'sheet.milestone':
    'Every required {item, select, learning_path {course} other {lesson}} is complete: a milestone worth keeping, and a good place to go on from.',
  'sheet.milestone.minutes':
    'After {count, plural, one {# minute} other {# minutes}} of learning every required {item, select, learning_path {course} other {lesson}} is complete: a milestone worth keeping, and a good place to go on from.',
  'sheet.milestone.hours':
    'After {count, plural, one {# hour} other {# hours}} of learning every required {item, select, learning_path {course} other {lesson}} is complete: a milestone worth keeping, and a good place to go on from.',
} as const;
