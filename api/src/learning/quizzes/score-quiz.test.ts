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

const options = (...texts: [text: string, match?: string][]) =>
  texts.map(([text, match = '']) => ({ id: `id-${text || match}`, text, correct: text !== '', match }));
const only = (given: Partial<AskedQuestion>): AskedQuestion => {
  const [one] = askQuestions([{ ...question('q', 1, []), options: [], ...given }]);
  return one!;
};
const scoreOf = (asked: AskedQuestion, given: object) =>
  scoreQuiz([asked], [{ question_id: 'q', chosen: [], ...given }]).score;

test('words are right whatever their case and spaces, unless their case matters', () => {
  const loose = only({ kind: 'short_text', options: options(['Trade  receivables'], ['Receivables']) });
  expect([' receivables ', 'TRADE receivables', 'Payables', ''].map((text) => scoreOf(loose, { text }))).toEqual([
    100, 100, 0, 0,
  ]);
  const strict = only({ kind: 'short_text', case_sensitive: true, options: options(['pH']) });
  expect(['pH', 'PH'].map((text) => scoreOf(strict, { text }))).toEqual([100, 0]);
});

test('items are right in the one order, and a part of it gives nothing', () => {
  const asked = only({ kind: 'order', options: options(['one'], ['two'], ['three']) });
  const right = ['one', 'two', 'three'].map((text) => asked.options.find((option) => option.text === text)!.id);
  expect(scoreOf(asked, { chosen: right })).toBe(100);
  expect(scoreOf(asked, { chosen: right.toReversed() })).toBe(0);
  expect(scoreOf(asked, { chosen: right.slice(0, 2) })).toBe(0);
  expect(scoreOf(asked, { chosen: [] })).toBe(0);
});

test('items are never shown in the right order, and their names do not tell it', () => {
  const items = options(['one'], ['two'], ['three']);
  for (let time = 0; time < 60; time += 1) {
    const [asked] = questionsOf(askQuestions([{ ...question('q', 1, []), kind: 'order', options: items }]));
    expect(asked?.options.map(({ text }) => text)).not.toEqual(['one', 'two', 'three']);
    expect(asked?.options.map(({ id }) => id).filter((id) => items.some((item) => item.id === id))).toEqual([]);
    expect(JSON.stringify(asked)).not.toMatch(/place|match|correct/);
  }
});

test('all pairs are needed, and what belongs to two is offered once', () => {
  const asked = only({
    kind: 'match',
    options: options(['Athens', 'Greece'], ['Sparta', 'Greece'], ['Rome', 'Italy'], ['', 'Egypt']),
  });
  expect(asked.choices?.map(({ text }) => text).toSorted()).toEqual(['Egypt', 'Greece', 'Italy']);
  const pair = (text: string, match: string) => ({
    option_id: asked.options.find((option) => option.text === text)!.id,
    choice_id: asked.choices!.find((choice) => choice.text === match)!.id,
  });
  const right = [pair('Rome', 'Italy'), pair('Athens', 'Greece'), pair('Sparta', 'Greece')];
  expect(scoreOf(asked, { pairs: right })).toBe(100);
  expect(scoreOf(asked, { pairs: right.slice(1) })).toBe(0);
  expect(scoreOf(asked, { pairs: [...right.slice(1), pair('Rome', 'Egypt')] })).toBe(0);
  expect(scoreOf(asked, { pairs: [pair('Rome', 'Egypt'), ...right] })).toBe(0);
  expect(
    questionsOf([asked])[0]
      ?.options.map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Athens', 'Rome', 'Sparta']);
});

test('a draw asks that many, each at most once, in the order they were written', () => {
  const bank = ['1', '2', '3', '4', '5'].map((id) => question(id, 1, ['a']));
  const drawn = Array.from({ length: 60 }, () => askQuestions(bank, 3).map(({ id }) => id));
  expect(new Set(drawn.map((ids) => ids.length))).toEqual(new Set([3]));
  expect(drawn.every((ids) => ids.join('') === ids.toSorted().join(''))).toBe(true);
  expect(new Set(drawn.flat()).size).toBe(5);
  expect(askQuestions(bank, 9)).toHaveLength(5);
});
