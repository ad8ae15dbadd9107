import { expect, test } from '@jest/globals';
import { plainOption, plainQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { readGift } from './read-gift.ts';
import { whyNotInGift, writeGift } from './write-gift.ts';

const truth = ['True', 'False'] as const;
const read = (text: string) => readGift(text, truth);
const one = (text: string): Partial<QuestionFields> => {
  const { questions, problems } = read(text);
  expect(problems).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0]!;
};
const right = (text: string, match = '') => ({ ...plainOption, text, correct: true, match });
const wrong = (text: string, match = '') => ({ ...plainOption, text, correct: false, match });

test('every kind that Moodle writes and a quiz here can ask is read', () => {
  expect(one("::Q1:: Who is buried in Grant\\'s tomb? {=Grant ~nobody #no ~Lee}")).toMatchObject({
    kind: 'single',
    prompt: "Who is buried in Grant's tomb?",
    options: [right('Grant'), wrong('nobody'), wrong('Lee')],
  });
  expect(one('Which are even? {~%50%2 ~%-50%3 ~%50%4 ####Even numbers halve.}')).toMatchObject({
    kind: 'multiple',
    explanation: 'Even numbers halve.',
    options: [right('2'), wrong('3'), right('4')],
  });
  expect(one('The sun rises in the east. {T#No#Yes}')).toMatchObject({
    kind: 'true_false',
    options: [right('True'), wrong('False')],
  });
  expect(one('Two plus two is {=four =4} of course.')).toMatchObject({
    kind: 'short_text',
    prompt: 'Two plus two is _____ of course.',
    options: [right('four'), right('4')],
  });
  expect(one('Match them. {=Newton -> Gravity =Curie -> Radium = -> Tea}')).toMatchObject({
    kind: 'match',
    options: [right('Newton', 'Gravity'), right('Curie', 'Radium'), wrong('', 'Tea')],
  });
});

test.each([
  ['{#9.81:0.01}', 9.81, 0.01],
  ['{#3..5}', 4, 1],
  ['{#=-2}', -2, 0],
  ['{#1822:0 #The year}', 1822, 0],
])('the number in %s is %d ± %d', (answers, value, tolerance) => {
  expect(one(`How many? ${answers}`)).toMatchObject({ kind: 'numeric', value, tolerance, options: [] });
});

test('signs with a backslash are text, and of HTML the words are taken', () => {
  expect(one('Is \\{1\\:2\\} \\= a set? {=\\~yes ~no}')).toMatchObject({
    prompt: 'Is {1:2} = a set?',
    options: [right('~yes'), wrong('no')],
  });
  expect(one('[html]<p>Is <b>1 &lt; 2</b>?</p> {=yes ~no}').prompt).toBe('Is **1 < 2**?');
});

test('HTML keeps what it makes bold, lists, raises and lowers; a picture is not dropped unseen', () => {
  const html =
    '[html]<p>How much is 10<sup>2</sup> m of H<sub>2</sub>O?</p><ul><li>Think</li><li><i>Count</i></li></ul>';
  const asked = one(`${html} {=10<sup>2</sup> ~102 ####<p>It is <code>100</code>.</p>}`);
  expect(asked.prompt).toBe('How much is 10^2 m of H\\_2O?\n\n- Think\n- *Count*');
  expect(asked.options).toEqual([right('10^2'), wrong('102')]);
  expect(asked.explanation).toBe('It is `100`.');
  expect(read('[html]<p>What is this? <img src\\="a.png"></p> {=x ~y}').problems).toMatchObject([
    { rule: { kind: 'unreadable', name: 'media' } },
  ]);
});

test('comments and categories are no questions, and items may have several lines', () => {
  const text = '\uFEFF// A comment\n$CATEGORY: Light\n\nWho?{\n=Newton\n~Curie\n}\n\n// End\n\nWhat falls? {=Apple}\n';
  expect(read(text).questions.map(({ prompt }) => prompt)).toEqual(['Who?', 'What falls?']);
});

test('what cannot be taken over is named by its line and its rule, and the rest is read', () => {
  const items = [
    'Just words.',
    'Write an essay. {}',
    'Never closed {=a ~b',
    'Half right {=a ~%50%b}',
    'Thirds {~%40%a ~%40%b ~c}',
    'Two right {=a =b ~c}',
    'Not all pairs {=a -> A =b}',
    'No number {#ten}',
    'Several {#=1 =2}',
    'No sign {a}',
    'Alone is {=a -> A}',
    'Good one {=a ~b}',
  ];
  const { questions, problems } = read(items.join('\n\n'));
  expect(questions.map(({ prompt }) => prompt)).toEqual(['Good one']);
  expect(problems.map(({ where, rule }) => [where, rule.kind === 'unreadable' ? rule.name : rule.text])).toEqual([
    [{ line: 1 }, 'description'],
    [{ line: 3 }, 'essay'],
    [{ line: 5 }, 'unclosed'],
    [{ line: 7 }, 'partial'],
    [{ line: 9 }, 'partial'],
    [{ line: 11 }, 'severalRight'],
    [{ line: 13 }, 'pairs'],
    [{ line: 15 }, 'number'],
    [{ line: 17 }, 'severalNumbers'],
    [{ line: 19 }, 'mixed'],
    [{ line: 21 }, 'Give at least two pairs.'],
  ]);
});

test('what is written is read again as it was', () => {
  const question = (given: Partial<QuestionFields>): QuestionFields => ({
    ...plainQuestion,
    kind: 'single',
    prompt: 'Is **a: b** {c} = ~d#e\\f?\nOr so?',
    points: 1,
    explanation: 'It is: #1.',
    options: [],
    ...given,
  });
  const questions = [
    question({ options: [right('Yes = yes'), wrong('~No')] }),
    question({ kind: 'multiple', options: [right('a'), wrong('b'), right('c'), right('d')] }),
    question({ kind: 'true_false', options: [wrong('True'), right('False')] }),
    question({ kind: 'numeric', value: -0.000_001, tolerance: 1e-7 }),
    question({ kind: 'short_text', options: [right('Apple'), right('An apple')] }),
    question({ kind: 'match', options: [right('a', 'A'), right('b', 'B'), wrong('', 'C')] }),
  ];
  expect(read(writeGift(questions))).toEqual({ questions, problems: [] });
});

test('what GIFT cannot say is told with the reason', () => {
  const order = { ...plainQuestion, kind: 'order' as const, prompt: 'In order?', points: 1, explanation: '' };
  const asked = { ...order, options: [right('a'), right('b')] };
  const picture_file_id = '01890000-0000-7000-8000-000000000000';
  const number = { ...asked, kind: 'numeric' as const, options: [], value: 1 };
  const pictured = { ...number, picture_file_id, picture_alt: 'A lamp' };
  const answer = { ...right(''), picture_file_id, picture_alt: 'A lamp' };
  const single = { ...asked, kind: 'single' as const, options: [answer, wrong('b')] };
  const arrow = { ...asked, kind: 'match' as const, options: [right('a', 'A'), right('b -> c', 'B')] };
  expect([asked, pictured, single, arrow, { ...number, value: null }, number].map(whyNotInGift)).toEqual([
    'order',
    'pictures',
    'pictures',
    'arrow',
    'unfinished',
    undefined,
  ]);
});

test('a text made to be slow is read at once', () => {
  const began = performance.now();
  for (const piece of ['{', '\\', '=', '~%', '<', '::', '####', '->', '{#', ' \n']) {
    read(`What? ${piece.repeat(200_000)}`);
  }
  expect(performance.now() - began).toBeLessThan(5_000);
});
