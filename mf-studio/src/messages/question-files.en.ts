import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.en.ts';

/** Questions in Moodle's GIFT format. */
export const en = {
  cancel: actions.cancel,
  kind: quiz.questionKind,
  'import.open': 'Import from GIFT',
  'import.title': 'Import questions from GIFT',
  'import.lead':
    'GIFT is the text format in which Moodle and others keep questions. Nothing is added before you have seen what was found.',
  'import.file': 'GIFT file (.txt or .gift)',
  'import.text': 'Or paste the text',
  'import.long': 'The text is longer than 500,000 characters. Divide it, and import one part after the other.',
  'import.most':
    'A quiz has at most 100 questions: {room, plural, =0 {none} one {# more} other {# more}} can be added. Shorten the text.',
  'import.add': '{count, plural, =0 {Add questions} one {Add # question} other {Add # questions}}',
  'import.added': '{count, plural, one {# question was} other {# questions were}} added.',
  'preview.count':
    '{found, plural, =0 {No question} one {# question} other {# questions}} found{lost, plural, =0 {} one {, # item cannot be taken over} other {, # items cannot be taken over}}.',
  'preview.problems': 'What cannot be taken over',
  'preview.problem': 'Line {line, number} (“{start}”): {rule}',
  'preview.questions': 'Questions found',
  'preview.question': '{prompt} ({kind})',
  'rule.description': 'It has no answers in braces.',
  'rule.essay': 'An answer in free words cannot be judged by itself. Make an assignment of it.',
  'rule.unclosed': 'A brace is missing, or one too many. Put a backslash before braces that are text.',
  'rule.mixed': 'Each answer begins with = or ~.',
  'rule.partial': 'Answers that are right in part give no points here. Rights must add up to 100%.',
  'rule.severalRight': 'Several answers are right: give each a share, such as ~%50%.',
  'rule.pairs': 'In a question to match, each answer is = this -> that.',
  'rule.number': 'It is no number such as 3.14, 3.14:0.01 or 3..5.',
  'rule.severalNumbers': 'Only one number can be right. Give it a tolerance instead.',
  'export.open': 'Export as GIFT',
  'export.title': 'Export questions as GIFT',
  'export.lead':
    'You get a text file that Moodle and others can read. Points, hints, lessons to look at again and the case of letters stay here.',
  'export.left': 'These questions stay here: GIFT knows no order and no pictures, and they must be finished.',
  'export.question': quiz.questionNumber,
  'export.save': '{count, plural, =0 {Download} one {Download # question} other {Download # questions}}',
  'export.name': '{title}.gift.txt',
} as const;
