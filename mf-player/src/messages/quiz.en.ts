import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.en.ts';

export const en = {
  'rules.questions': lesson.questionCount,
  'rules.passMark': 'Pass mark: {share}',
  'rules.unlimited': 'Unlimited attempts',
  'rules.left': '{count, plural, one {# attempt left} other {# attempts left}}',
  'quiz.begin': 'Start the quiz',
  'quiz.goOn': 'Continue the quiz',
  'quiz.again': actions.tryAgain,
  'quiz.spent': 'You have no attempts left.',
  'quiz.guest': 'Enrol in the course to take its quiz.',
  'quiz.closed': 'This quiz is no longer part of the course.',

  'form.answered': '{done, number} of {count, number} answered',
  'form.question': 'Question {number, number} · {points, plural, one {# point} other {# points}}',
  'form.answers': 'Answers to question {number, number}',
  'form.answer': 'Answer to question {number, number}',
  'form.how.single': 'Choose one.',
  'form.how.true_false': 'Choose one.',
  'form.how.multiple': 'Choose all the right answers.',
  'form.how.numeric': 'Type a number. 3.5 and 3,5 are the same.',
  'form.how.short_text': 'Type your answer.',
  'form.how.order': 'Put all of them in the right order.',
  'form.how.match': 'Choose what belongs to each. Some answers may belong to none.',
  'form.gaps':
    '{count, plural, one {# question} other {# questions}} without an answer. You can still hand in, or go back and answer.',
  'form.gap': 'Go to question {number, number}',
  'form.kept': '{reason} Your answers are kept.',
  'form.submit': 'Hand in',

  'order.up': 'Move up: {item}',
  'order.down': 'Move down: {item}',
  'order.moved': '“{item}” is now number {place, number} of {count, number}.',
  'match.choose': 'Choose …',
  'hint.open': 'Show the hint',
  'hint.open.of': 'Show the hint for question {number, number}',
  'hint.title': quiz.hint,
  'hint.closed': 'This attempt was handed in.',
  'look.again': 'Look again at “{title}”',
  'look.again.at': 'Look again at “{title}”, from {time}',

  'result.passed': common.passed,
  'result.notPassed': 'Not passed yet',
  'result.score': 'You scored {score}; you need {needed} to pass.',
  'result.best': 'Your best so far is {score}.',
  'result.right': 'Right',
  'result.wrong': 'Wrong',
  'result.answer': 'Your answer: {answers}',
  'result.none': 'Your answer: none',
  'result.within': '{value} ± {tolerance}',
  'result.or': ' or ',
  'result.solution': 'Right: {answers}',
} as const;
