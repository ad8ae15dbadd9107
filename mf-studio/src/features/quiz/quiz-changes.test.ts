import { expect, test } from '@jest/globals';
import { newQuestion, questionProblems, withKind, withRight } from './quiz-changes.ts';

const truth = ['True', 'False'] as const;

test('one right answer means one; several may be several; true or false brings its own answers', () => {
  const question = newQuestion('multiple', truth);
  const both = withRight(withRight(question, 0, true), 1, true);
  expect(both.options.map(({ correct }) => correct)).toEqual([true, true]);
  const single = withKind(both, 'single', truth);
  expect(single.options.map(({ correct }) => correct)).toEqual([true, false]);
  expect(withRight(single, 1, true).options.map(({ correct }) => correct)).toEqual([false, true]);
  expect(withKind(single, 'true_false', truth).options.map(({ text }) => text)).toEqual(['True', 'False']);
});

test('what a question lacks is named at its place', () => {
  expect(questionProblems(newQuestion('single', truth))).toEqual({
    prompt: 'Write the question.',
    'options.0.text': 'Write the answer.',
    'options.1.text': 'Write the answer.',
    options: 'Mark at least one answer as right.',
  });
});
