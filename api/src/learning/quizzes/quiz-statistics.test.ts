import { expect, test } from '@jest/globals';
import { plainOption, plainQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { QuestionContent } from '../../teaching/lessons/lesson-content.ts';
import { askQuestions } from './ask-questions.ts';
import { statisticsOf, type Taken } from './quiz-statistics.ts';

const question = (id: string, given: Partial<QuestionContent> = {}): QuestionContent => ({
  ...plainQuestion,
  id,
  kind: 'single',
  prompt: `Question ${id}?`,
  points: 1,
  explanation: '',
  options: ['a', 'b'].map((text) => ({ id: `${id}-${text}`, ...plainOption, text, correct: text === 'a' })),
  ...given,
});
const quiz = [question('1'), question('2'), question('3')];
/** An attempt with these options chosen, by question; '' is no answer. */
const took = (choices: string, given: Partial<Taken> = {}): Taken => ({
  asked: askQuestions(quiz),
  answers: [...choices].map((choice, at) => ({
    question_id: String(at + 1),
    chosen: choice === '-' ? [] : [`${at + 1}-${choice}`],
  })),
  hints: [],
  ...given,
});

test('a question is told by who answered it, how many were right, and what they chose', () => {
  const [first, , third] = statisticsOf(quiz, [took('aaa'), took('aab', { hints: ['1'] }), took('bb-'), took('ab-')]);
  expect(first).toMatchObject({ prompt: 'Question 1?', asked: 4, answered: 4, right_share: 0.75, hints: 1 });
  expect(first?.options).toEqual([
    { option_id: '1-a', text: 'a', correct: true, chosen: 3 },
    { option_id: '1-b', text: 'b', correct: false, chosen: 1 },
  ]);
  expect(third).toMatchObject({ asked: 4, answered: 2, right_share: 0.25, hints: 0 });
});

test('a question discriminates where those who know the others know it too', () => {
  const good = statisticsOf(quiz, [took('aaa'), took('aaa'), took('bbb'), took('bbb')]);
  expect(good[0]?.discrimination).toBeCloseTo(1);
  const bad = statisticsOf(quiz, [took('baa'), took('baa'), took('abb'), took('abb')]);
  expect(bad[0]?.discrimination).toBeCloseTo(-1);
  const alike = statisticsOf(quiz, [took('aaa'), took('aba')]);
  expect(alike[0]?.discrimination).toBeNull();
  const lone = [question('1')];
  const asked = { asked: askQuestions(lone) };
  expect(statisticsOf(lone, [took('a', asked), took('b', asked)])[0]?.discrimination).toBeNull();
});

test('attempts at earlier words of a question say nothing of it as it is now', () => {
  const edited = [question('1', { prompt: 'Written anew?' }), quiz[1]!, quiz[2]!];
  const [first, second] = statisticsOf(edited, [took('aaa')]);
  expect(first).toMatchObject({ asked: 0, answered: 0, right_share: null, discrimination: null });
  expect(second).toMatchObject({ asked: 1, right_share: 1 });
});

test('attempts at another picture say nothing of this one, and a picture is told by what it shows', () => {
  const pictured = (picture_file_id: string) => {
    const [first, ...others] = quiz[0]!.options;
    return question('1', { options: [{ ...first!, text: '', picture_file_id, picture_alt: 'A lamp' }, ...others] });
  };
  const taken = {
    asked: askQuestions([pictured('lamp')]),
    answers: [{ question_id: '1', chosen: ['1-a'] }],
    hints: [],
  };
  const [same] = statisticsOf([pictured('lamp')], [taken]);
  expect(same).toMatchObject({ asked: 1, options: [{ text: 'A lamp', chosen: 1 }, { text: 'b' }] });
  expect(statisticsOf([pictured('another')], [taken])[0]).toMatchObject({ asked: 0 });
});

test('what is put in order or matched is known again, though each attempt names it anew', () => {
  const option = (text: string, match: string, correct = true) => ({
    ...plainOption,
    id: text || match,
    text,
    correct,
    match,
  });
  const order = question('1', { kind: 'order', options: [option('a', ''), option('b', ''), option('c', '')] });
  const match = question('2', { kind: 'match', options: [option('a', 'A'), option('b', 'B'), option('', 'C', false)] });
  const asked = askQuestions([order, match]);
  const told = statisticsOf([order, match], [{ asked, answers: [], hints: [] }]);
  expect(told.map(({ asked: times, answered, options }) => [times, answered, options])).toEqual([
    [1, 0, []],
    [1, 0, []],
  ]);
});
