import { expect, test } from '@jest/globals';
import {
  newOption,
  newQuestion,
  questionProblems,
  withKind,
  withMore,
  withOption,
  withRight,
  type Question,
} from './quiz-changes.ts';

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

test('answers survive a change of kind as far as the new kind can have them', () => {
  const single = withRight(
    { ...newQuestion('single', truth), options: [newOption('Tree'), newOption('Apple')] },
    1,
    true,
  );
  const order = withKind(single, 'order', truth);
  expect(order.options).toEqual([newOption('Tree', true), newOption('Apple', true)]);
  const match = withOption(withKind(order, 'match', truth), 0, { match: 'Oak' });
  const alone = withMore(match, newOption('', false, 'Tea'));
  expect(withKind(alone, 'short_text', truth).options).toEqual([newOption('Tree', true), newOption('Apple', true)]);
  expect(withKind(alone, 'single', truth).options.map(({ correct }) => correct)).toEqual([false, false]);
  expect(withKind(alone, 'numeric', truth).options).toEqual([]);
});

test('each kind says what it lacks', () => {
  const lacks = (given: Partial<Question>) =>
    questionProblems({ ...newQuestion('single', truth), prompt: 'What is it?', ...given });
  const pair = (text: string, match: string) => newOption(text, true, match);
  expect(lacks({ kind: 'numeric', options: [] })).toEqual({ value: 'Write the right number.' });
  expect(lacks({ kind: 'numeric', options: [], value: 0 })).toEqual({});
  expect(lacks({ kind: 'short_text', options: [] })).toEqual({ options: 'Give at least one answer.' });
  expect(lacks({ kind: 'order', options: [newOption('a', true), newOption('a', true)] })).toEqual({
    options: 'Each answer must differ from the others.',
  });
  expect(lacks({ kind: 'match', options: [pair('a', 'A'), pair('', 'B'), newOption('', false)] })).toEqual({
    'options.1.text': 'Write what is to be matched.',
    'options.2.match': 'Write the answer.',
  });
  expect(lacks({ kind: 'match', options: [pair('a', 'A'), pair('b', 'A'), newOption('', false, 'C')] })).toEqual({});
  const picture_file_id = '01890000-0000-7000-8000-000000000000';
  expect(lacks({ kind: 'numeric', options: [], value: 1, picture_file_id })).toEqual({
    picture_alt: 'Say what the picture shows.',
  });
});
