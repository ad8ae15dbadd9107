import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

export const en = {
  'quiz.instructions': lesson.instructions,
  'quiz.instructions.hint': 'Optional. Shown before the first question.',
  'quiz.passMark': lesson.passMark,
  'quiz.passMark.hint': 'Percentage of all points, 0 to 100.',
  'quiz.passMark.suffix': common.percent,
  'quiz.attempts': lesson.attempts,
  'quiz.attempts.hint': 'Leave empty for unlimited attempts.',
  'quiz.sum':
    '{questions, plural, one {# question} other {# questions}}, {points, plural, one {# point} other {# points}}',
  'quiz.add': 'Add a question',

  'refused.edit_conflict':
    'Not removed: the question has been changed in another window. Look at it, then remove it again if you still want to.',

  'kind.single': 'One right answer',
  'kind.multiple': 'Several right answers',
  'kind.true_false': 'True or false',

  'question.title': 'Question {number, number}',
  'question.up': 'Move question {number, number} up',
  'question.down': 'Move question {number, number} down',
  'question.remove': 'Remove question {number, number}',
  'question.prompt': lesson.question,
  'question.kind': common.kind,
  'question.points': lesson.points,
  'question.explanation': lesson.explanation,
  'question.explanation.hint': 'Shown with the result: why the right answer is right.',

  'answers.one': 'Answers: mark the right one',
  'answers.many': 'Answers: mark the right ones',
  'answers.add': 'Add an answer',
  'answer.name': 'Answer {place, number} of question {number, number}',
  'answer.right': 'Answer {place, number} of question {number, number} is right',
  'answer.remove': 'Remove answer {place, number} of question {number, number}',
  'answer.true': 'True',
  'answer.false': 'False',
} as const;
