import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import type { AnsweredQuestion, QuizQuestion, QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../../app.tsx';
import { aPlayer, aPlayerLesson, aProgressReply, aTextLesson } from '../../../testing/builders.ts';

const quizLesson = aPlayerLesson({ kind: 'quiz', title: 'Check yourself' });
const content: Extract<Lesson['content'], { kind: 'quiz' }> = {
  kind: 'quiz',
  instructions: '',
  pass_mark: 70,
  max_attempts: 2,
  attempts_used: 0,
  attempt_open: false,
  question_count: 1,
  last_result: null,
  last_questions: null,
  best_score: null,
};
const question: QuizQuestion = {
  choices: [],
  has_hint: false,
  hint: null,
  picture: null,
  id: anId(90),
  kind: 'single',
  prompt: 'What is a stop?',
  points: 1,
  options: [
    { id: anId(91), text: 'A *doubling* of `light`', picture: null },
    { id: anId(92), text: '1. May <b>', picture: null },
  ],
};
const unsaid = { text: '', pairs: [], solution: null, look_again: null };
const result = (passed: boolean): QuizResult => ({
  attempt_id: anId(95),
  score: passed ? 100 : 0,
  pass_mark: 70,
  passed,
  submitted_at: '2026-03-02T09:00:00.000Z',
  answers: [
    {
      ...unsaid,
      question_id: question.id,
      chosen: [passed ? anId(91) : anId(92)],
      correct: passed,
      right: passed ? [anId(91)] : null,
      explanation: passed ? 'Each **stop** doubles or halves the light.' : null,
    },
  ],
});

const begin = async (passed: boolean) => {
  const rendered = renderScreen(<App />, {
    url: '/course/drawing-with-light',
    session: {},
    replies: {
      getPlayer: aPlayer([quizLesson]),
      getLesson: aTextLesson({ kind: 'quiz', title: quizLesson.title, content }),
      startQuizAttempt: { attempt_id: anId(95), attempt_no: 1, questions: [question] },
      submitQuizAttempt: { result: result(passed), progress: aProgressReply(quizLesson.id) },
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  await screen.findByText('What is a stop?');
  return rendered;
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a passed quiz shows the score and why the answers are right', async () => {
  const { user, calls } = await begin(true);
  expect(screen.getByRole('radio', { name: '1. May <b>' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'A doubling of light' }));
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByRole('heading', { name: 'Passed' })).toBeVisible();
  expect(screen.getByText('stop', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('doubling', { selector: 'em' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[*`]/);
  expect(calls.find(({ name }) => name === 'submitQuizAttempt')?.body).toMatchObject({
    answers: [{ question_id: question.id, chosen: [anId(91)] }],
  });
});

test('who comes back sees the last try with its answers, as it was asked', async () => {
  renderScreen(<App />, {
    url: '/course/drawing-with-light',
    session: {},
    replies: {
      getPlayer: aPlayer([quizLesson]),
      getLesson: aTextLesson({
        kind: 'quiz',
        title: quizLesson.title,
        content: {
          ...content,
          attempts_used: 1,
          last_result: result(true),
          last_questions: [question],
          best_score: 100,
        },
      }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Passed' })).toBeVisible();
  expect(screen.getByText('What is a stop?')).toBeVisible();
  expect(screen.getByText('doubling', { selector: 'em' })).toBeVisible();
  expect(screen.getByText('stop', { selector: 'strong' })).toBeVisible();
});

test('handing in with gaps asks once more', async () => {
  const { user, calls } = await begin(false);
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('1 question without an answer');
  expect(calls.some(({ name }) => name === 'submitQuizAttempt')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Go to question 1' }));
  expect(screen.getByRole('group', { name: /^Question 1 / })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByRole('heading', { name: 'Not passed yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const inAnotherWindow = (newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `stoa.quiz.${anId(95)}`, newValue })));

test('another window of the same attempt shows what is answered here, and what came of it', async () => {
  await begin(true);
  const chosen = { chosen: [anId(91)], text: '', pairs: [] };
  inAnotherWindow(JSON.stringify({ [question.id]: chosen }));
  expect(screen.getByRole('radio', { name: 'A doubling of light' })).toBeChecked();
  inAnotherWindow(null);
  expect(await screen.findByRole('button', { name: 'Start the quiz' })).toBeVisible();
});

test('the focus goes along: to the questions, and to what came of them', async () => {
  const { user } = await begin(true);
  expect(screen.getByText('0 of 1 answered').parentElement).toHaveFocus();
  await user.tab();
  expect(screen.getAllByRole('radio')).toContain(document.activeElement);
  await user.click(screen.getByRole('radio', { name: 'A doubling of light' }));
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect((await screen.findByRole('heading', { name: 'Passed' })).parentElement).toHaveFocus();
});

test('an attempt that was begun is gone on with', async () => {
  renderScreen(<App />, {
    url: '/course/drawing-with-light',
    session: {},
    replies: {
      getPlayer: aPlayer([quizLesson]),
      getLesson: aTextLesson({ kind: 'quiz', title: quizLesson.title, content: { ...content, attempt_open: true } }),
    },
  });
  expect(await screen.findByRole('button', { name: 'Continue the quiz' })).toBeVisible();
});

test('answers outlive a reload until they are handed in', async () => {
  const { user, unmount } = await begin(true);
  await user.click(screen.getByRole('radio', { name: 'A doubling of light' }));
  unmount();
  await begin(true);
  expect(screen.getByRole('radio', { name: 'A doubling of light' })).toBeChecked();
});

/** An attempt at these questions, of which every one comes back wrong. */
async function beginWith(questions: QuizQuestion[], answers: AnsweredQuestion[] = []) {
  const rendered = renderScreen(<App />, {
    url: '/course/drawing-with-light',
    session: {},
    replies: {
      getPlayer: aPlayer([quizLesson]),
      getLesson: aTextLesson({ kind: 'quiz', title: quizLesson.title, content }),
      startQuizAttempt: { attempt_id: anId(95), attempt_no: 1, questions },
      openQuizHint: { hint: 'Count the **stops**.' },
      submitQuizAttempt: { result: { ...result(false), answers }, progress: aProgressReply(quizLesson.id) },
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  await screen.findByText(questions[0]!.prompt);
  return rendered;
}
const handIn = async ({ user, calls }: Awaited<ReturnType<typeof beginWith>>) => {
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  await screen.findByRole('heading', { name: 'Not passed yet' });
  return calls.find(({ name }) => name === 'submitQuizAttempt')?.body;
};
const wrong = (given: Partial<AnsweredQuestion>): AnsweredQuestion => ({
  ...unsaid,
  question_id: question.id,
  chosen: [],
  correct: false,
  right: [],
  explanation: null,
  ...given,
});
const words = (...texts: string[]) => texts.map((text, place) => ({ id: anId(910 + place), text, picture: null }));

test('a number is typed, and the right one is told with how far it may be off', async () => {
  const numeric: QuizQuestion = { ...question, kind: 'numeric', options: [] };
  const solution = { texts: [], number: { value: 9.81, tolerance: 0.01 }, pairs: [] };
  const begun = await beginWith([numeric], [wrong({ text: '3,5', solution })]);
  await begun.user.type(screen.getByRole('textbox', { name: 'Answer to question 1' }), '3,5');
  expect(screen.getByText('1 of 1 answered')).toBeVisible();
  expect(await handIn(begun)).toMatchObject({ answers: [{ question_id: question.id, text: '3,5' }] });
  expect(screen.getByText('Your answer: 3,5')).toBeVisible();
  expect(screen.getByText('Right: 9.81 ± 0.01')).toBeVisible();
});

test('items are put in order by their buttons, and each move is told', async () => {
  const order: QuizQuestion = { ...question, kind: 'order', options: words('Two', 'One', 'Three') };
  const [two, one, three] = order.options.map(({ id }) => id);
  const begun = await beginWith([order], [wrong({ chosen: [one!, three!, two!], right: [one!, two!, three!] })]);
  await begun.user.click(screen.getByRole('button', { name: 'Move down: Two' }));
  expect(screen.getByText('“Two” is now number 2 of 3.')).toBeInTheDocument();
  await begun.user.click(screen.getByRole('button', { name: 'Move up: Three' }));
  expect(await handIn(begun)).toMatchObject({ answers: [{ question_id: question.id, chosen: [one, three, two] }] });
  expect(screen.getByText('Your answer: One → Three → Two')).toBeVisible();
  expect(screen.getByText('Right: One → Two → Three')).toBeVisible();
});

test('pairs are chosen in lists, and the question is answered when all are', async () => {
  const match: QuizQuestion = {
    ...question,
    kind: 'match',
    options: words('Newton', 'Curie'),
    choices: words('Tea', 'Gravity', 'Radium').map(({ text }, place) => ({ id: anId(930 + place), text })),
  };
  const [newton, curie] = match.options.map(({ id }) => id);
  const [tea, gravity, radium] = match.choices.map(({ id }) => id);
  const pairs = [
    { option_id: newton!, choice_id: gravity! },
    { option_id: curie!, choice_id: tea! },
  ];
  const right = [pairs[0]!, { option_id: curie!, choice_id: radium! }];
  const begun = await beginWith([match], [wrong({ pairs, solution: { texts: [], number: null, pairs: right } })]);
  await begun.user.selectOptions(screen.getByRole('combobox', { name: 'Newton' }), 'Gravity');
  expect(screen.getByText('0 of 1 answered')).toBeVisible();
  await begun.user.selectOptions(screen.getByRole('combobox', { name: 'Curie' }), 'Tea');
  expect(screen.getByText('1 of 1 answered')).toBeVisible();
  expect(await handIn(begun)).toMatchObject({ answers: [{ question_id: question.id, pairs }] });
  expect(screen.getByText('Your answer: Newton – Gravity; Curie – Tea')).toBeVisible();
  expect(screen.getByText('Right: Newton – Gravity; Curie – Radium')).toBeVisible();
});

test('a picture is described, and a hint is opened and noted', async () => {
  const picture = { url: 'https://files.example/lamp.png', alt: 'A lamp on a table' };
  const { user, calls } = await beginWith([{ ...question, picture, has_hint: true }]);
  expect(screen.getByRole('img', { name: 'A lamp on a table' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the hint for question 1' }));
  expect(await screen.findByText('stops', { selector: 'strong' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'openQuizHint')?.body).toEqual({ question_id: question.id });
  expect(screen.queryByRole('button', { name: 'Show the hint for question 1' })).toBeNull();
});

test('a wrong answer links to the lesson and the second that help', async () => {
  const place = { lesson_id: anId(77), title: 'What light does', at_s: 270 };
  const begun = await beginWith([question], [wrong({ chosen: [anId(92)], right: null, look_again: place })]);
  await begun.user.click(screen.getByRole('radio', { name: '1. May <b>' }));
  await handIn(begun);
  const link = screen.getByRole('link', { name: 'Look again at “What light does”, from 4:30' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`?lesson=${anId(77)}`));
});

test('a draft of an older page is understood', async () => {
  sessionStorage.setItem(`stoa.quiz.${anId(95)}`, JSON.stringify({ [question.id]: [anId(91)] }));
  await beginWith([question]);
  expect(screen.getByRole('radio', { name: 'A doubling of light' })).toBeChecked();
});

const picturesOf = (...alts: string[]) =>
  words(...alts).map((option, place) => ({
    ...option,
    text: place === 0 ? option.text : '',
    picture: { url: `https://files.example/${place}.png`, alt: `${option.text} *drawn*` },
  }));

test('answers that are pictures are named by their words or by what they show, and shown again with the result', async () => {
  const options = picturesOf('Column', 'Arch');
  const [column, arch] = options.map(({ id }) => id);
  const pictured = { ...question, options };
  const begun = await beginWith([pictured], [wrong({ chosen: [column!], right: [arch!] })]);
  expect(screen.getByRole('radio', { name: 'Arch *drawn*' })).toBeVisible();
  await begun.user.click(screen.getByRole('radio', { name: 'Column *drawn* Column' }));
  expect(await handIn(begun)).toMatchObject({ answers: [{ question_id: question.id, chosen: [column] }] });
  expect(screen.getByText('Your answer: Column')).toBeVisible();
  expect(screen.getByText('Right: Arch *drawn*')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Column *drawn*' })).toHaveAttribute('src', 'https://files.example/0.png');
  // Its name stands in the line above.
  expect(screen.queryByRole('img', { name: 'Arch *drawn*' })).toBeNull();
  expect(document.querySelector('img[src="https://files.example/1.png"]')).toHaveAttribute('alt', '');
});

test('pictures are put in order and matched by what they show', async () => {
  const order: QuizQuestion = { ...question, kind: 'order', options: picturesOf('Column', 'Arch') };
  const { user } = await beginWith([order]);
  await user.click(screen.getByRole('button', { name: 'Move up: Arch *drawn*' }));
  expect(screen.getByText('“Arch *drawn*” is now number 1 of 2.')).toBeInTheDocument();
});

test('a picture is matched in a list that is called by what it shows', async () => {
  const options = picturesOf('Column', 'Arch');
  const choices = [{ id: anId(930), text: 'Carries' }];
  const pairs = options.map(({ id: option_id }) => ({ option_id, choice_id: anId(930) }));
  const match: QuizQuestion = { ...question, kind: 'match', options, choices };
  const begun = await beginWith([match], [wrong({ pairs })]);
  await begun.user.selectOptions(screen.getByRole('combobox', { name: 'Arch *drawn*' }), 'Carries');
  await begun.user.selectOptions(screen.getByRole('combobox', { name: 'Column *drawn* Column' }), 'Carries');
  await handIn(begun);
  expect(screen.getByText('Your answer: Column – Carries; Arch *drawn* – Carries')).toBeVisible();
});
