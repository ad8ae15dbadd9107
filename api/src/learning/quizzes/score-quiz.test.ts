import { expect, test } from '@jest/globals';
import { askQuestions, questionsOf } from './ask-questions.ts';
import { scoreQuiz, type AskedQuestion } from './score-quiz.ts';

const question = (id: string, points: number, right: string[], kind: AskedQuestion['kind'] = 'multiple') => ({
  id,
  kind,
  prompt: id,
  points,
  explanation: 'Because.',
  options: ['a', 'b', 'c'].map((option) => ({ id: `${id}-${option}`, text: option, correct: right.includes(option) })),
});
const asked = [question('q1', 1, ['a'], 'single'), question('q2', 3, ['a', 'b'])];
const answer = (question_id: string, ...chosen: string[]) => ({
  question_id,
  chosen: chosen.map((option) => `${question_id}-${option}`),
});

test('29 of 50 points are 58 percent, not one less by a fraction lost', () => {
  const uneven = [question('q1', 29, ['a']), question('q2', 21, ['a'])];
  expect(scoreQuiz(uneven, [answer('q1', 'a')]).score).toBe(58);
});

test('a question gives its points for exactly the right answers', () => {
  expect(scoreQuiz(asked, [answer('q1', 'a'), answer('q2', 'a', 'b')]).score).toBe(100);
  expect(scoreQuiz(asked, [answer('q1', 'a'), answer('q2', 'a')]).score).toBe(25);
  expect(scoreQuiz(asked, [answer('q1', 'b'), answer('q2', 'b', 'a')]).score).toBe(75);
  expect(scoreQuiz(asked, [answer('q1', 'a', 'b'), answer('q2', 'a', 'b', 'c')]).score).toBe(0);
});

test('nothing answered, something invented, and an empty quiz score 0', () => {
  expect(scoreQuiz(asked, []).score).toBe(0);
  expect(scoreQuiz(asked, [answer('q9', 'a'), answer('q1', 'z')]).answers.map(({ chosen }) => chosen)).toEqual([
    [],
    [],
  ]);
  expect(scoreQuiz([], []).score).toBe(0);
});

test('what a learner is sent tells nothing of the right answers', () => {
  const sent = JSON.stringify(questionsOf(askQuestions(asked)));
  expect(sent).not.toContain('correct');
  expect(sent).not.toContain('Because');
});

test('answers are shuffled, all of them kept; true and false stay as written', () => {
  const orders = new Set(
    Array.from({ length: 60 }, () =>
      askQuestions(asked)[1]
        ?.options.map(({ text }) => text)
        .join(''),
    ),
  );
  expect(orders.size).toBeGreaterThan(1);
  for (const order of orders)
    expect(
      Array.from(order ?? '')
        .sort()
        .join(''),
    ).toBe('abc');
  const fixed = question('q3', 1, ['a'], 'true_false');
  expect(askQuestions([fixed])[0]?.options).toEqual(fixed.options);
});
