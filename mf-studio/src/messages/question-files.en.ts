import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.en.ts';

/** Questions that come from another system or go there, as GIFT or QTI. */
export const en = {
  cancel: actions.cancel,
  kind: quiz.questionKind,
  'import.open': 'Import questions',
  'import.title': 'Import questions',
  'import.lead':
    'Moodle, Canvas, Blackboard and others save questions as GIFT or QTI. Nothing is added before you have seen what was found.',
  'import.file': 'File of questions',
  'import.file.hint':
    'GIFT (.txt, .gift), or QTI 1.2, 2 and 3 (.zip, .xml); also a Common Cartridge. Pictures come along from a package.',
  'import.text': 'Or paste a text in GIFT',
  'import.reading': 'Reading the file …',
  'unread.long': 'The text is longer than 500,000 characters. Divide it, and import one part after the other.',
  'unread.large':
    'The file is larger than 100 MB, or the texts in it are larger than 20 MB. Export fewer questions at once.',
  'unread.none': 'No question was found. Export your questions as QTI or GIFT, and choose that file.',
  'unread.failed':
    'The file could not be read. Make sure that it is still there and complete, and choose it again, or paste its text.',
  'import.most':
    'A quiz has at most 100 questions: {room, plural, =0 {none} one {# more} other {# more}} can be added. Import fewer.',
  'import.add': '{count, plural, =0 {Add questions} one {Add # question} other {Add # questions}}',
  'import.added': '{count, plural, one {# question was} other {# questions were}} added.',
  'import.sending': 'Sending picture {number, number} of {count, number} …',
  'import.picture.refused':
    'Nothing was added: “{name}” is no picture that can be shown here. Give the package another one, and choose it again.',
  'import.picture.failed': 'Nothing was added: the picture “{name}” could not be sent. Try again.',
  'preview.count':
    '{found, plural, =0 {No question} one {# question} other {# questions}} found{lost, plural, =0 {} one {, # item cannot be taken over} other {, # items cannot be taken over}}.',
  'preview.problems': 'What cannot be taken over',
  'preview.problem': 'Line {line, number} (“{start}”): {rule}',
  'preview.problem.file': '{file} (“{start}”): {rule}',
  'preview.questions': 'Questions found',
  'preview.question': '{prompt} ({kind}{pictures, plural, =0 {} one {, # picture} other {, # pictures}})',
  'preview.undescribed':
    '{count, plural, one {# picture has} other {# pictures have}} no description. Write it where the question stands: without it the course cannot be published.',
  'rule.description': 'It asks nothing: no answers belong to it.',
  'rule.essay': 'An answer in free words cannot be judged by itself. Make an assignment of it.',
  'rule.unclosed': 'A brace is missing, or one too many. Put a backslash before braces that are text.',
  'rule.mixed': 'Each answer begins with = or ~.',
  'rule.partial': 'Answers that are right in part give no points here. Rights must add up to 100%.',
  'rule.severalRight':
    'Several answers are right though one is to be chosen. Allow several (in GIFT: a share for each, such as ~%50%).',
  'rule.pairs': 'In a question to match, each item belongs to exactly one answer (in GIFT: = this -> that).',
  'rule.number': 'It is no number that can be judged, such as 3.14, 3.14:0.01 or 3..5.',
  'rule.severalNumbers': 'Only one number can be right. Give it a tolerance instead.',
  'rule.several': 'It asks for several answers at once. Make a question of each.',
  'rule.interaction': 'It is answered in a way that no question here knows.',
  'rule.media':
    'It has sound, or a picture that is not taken along: pictures are JPEG, PNG or WebP, at most 5 MB, and lie in the package.',
  'rule.pictures': 'It shows several pictures in one place, where one can be.',
  'rule.maths': 'It has a formula, which is not taken along. Add the question by hand.',
  'rule.unsolved': 'It does not say which answer is right.',
  'rule.malformed': 'It is no well-formed XML.',
  'export.open': 'Export questions',
  'export.title': 'Export questions',
  'export.lead': 'Hints and lessons to look at again stay here.',
  'export.format': 'Format',
  'export.qti': 'QTI 2.1 (.zip)',
  'export.qti.hint':
    'For Canvas, Blackboard, Moodle, TAO and others. Every kind of question, with its points and pictures.',
  'export.gift': 'GIFT (.txt)',
  'export.gift.hint': 'A text for Moodle and others. Points, pictures and the case of letters stay here.',
  'export.left': 'These questions stay here:',
  'why.unfinished': 'It is not finished.',
  'why.unready': 'A picture of it is not ready yet.',
  'why.order': 'GIFT knows no order.',
  'why.pictures': 'GIFT knows no pictures.',
  'why.arrow': 'In GIFT an arrow (->) stands between what belongs together.',
  'export.failed': 'A picture could not be fetched, so nothing was saved. Try again.',
  'export.question': quiz.questionNumber,
  'export.save': '{count, plural, =0 {Download} one {Download # question} other {Download # questions}}',
  'export.name.qti': '{title}.qti.zip',
  'export.name.gift': '{title}.gift.txt',
} as const;
