import { beforeEach, expect, test } from '@jest/globals';
import {
  plainOption,
  plainQuestion,
  type BuilderQuestion,
  type QuestionOption,
} from '@stoa/shared/contract/teaching/questions.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app.tsx';
import { aCourseBuilder, aLesson, teacher } from '../../testing/builders.ts';

const lessonId = anId(300);

const aQuestion = (place: number, given: Partial<BuilderQuestion> = {}): BuilderQuestion => ({
  ...plainQuestion,
  picture: null,
  id: anId(600 + place),
  kind: 'single',
  prompt: `Which light is number ${place}?`,
  points: 1,
  explanation: '',
  options: [
    { id: anId(700 + place * 10), text: 'This', correct: true, ...plainOption, picture: null },
    { id: anId(701 + place * 10), text: 'That', correct: false, ...plainOption, picture: null },
  ],
  ...given,
});

const aPicture = (id: string) => aStoredFile({ id, purpose: 'picture', name: 'lamp.png', type: 'image/png' });

/** A server with one quiz that takes every change of its questions. */
function quizAt(given: BuilderQuestion[] = [], { language = 'en', replies = {} as Replies } = {}) {
  let questions = given;
  let version = 1;
  const course = (): CourseBuilder => {
    const quiz = { instructions: '', pass_mark: 70, max_attempts: null, draw: null, questions };
    const lesson = aLesson({ id: lessonId, kind: 'quiz', title: 'Light', markdown: null, quiz });
    return aCourseBuilder({
      version,
      language,
      modules: [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }],
    });
  };
  const withIds = (options: QuestionOption[]) =>
    options.map((option, place) => ({
      id: anId(900 + version * 10 + place),
      ...option,
      picture: option.picture_file_id === null ? null : aPicture(option.picture_file_id),
    }));
  const change = (next: BuilderQuestion[]) => {
    questions = next;
    version += 1;
    return course();
  };
  return {
    questions: () => questions,
    url: `/course/edit/drawing-with-light?section=curriculum&lesson=${lessonId}`,
    session: teacher,
    replies: {
      getCourseBuilder: () => course(),
      createQuestion: ({ body: { lesson_id: _lesson, options, ...fields } }) =>
        change([...questions, { id: anId(650 + version), picture: null, ...fields, options: withIds(options) }]),
      createQuestions: ({ body }) =>
        change([
          ...questions,
          ...body.questions.map(({ options, ...fields }, at) => ({
            id: anId(680 + at),
            picture: null,
            ...fields,
            options: withIds(options),
          })),
        ]),
      updateQuestion: ({ params, body: { base_version: _on, options, ...fields } }) =>
        change(
          questions.map((question) =>
            question.id === params.id
              ? { ...question, ...(fields as object), ...(options && { options: withIds(options) }) }
              : question,
          ),
        ),
      updateLesson: () => course(),
      removeQuestion: ({ params }) => change(questions.filter(({ id }) => id !== params.id)),
      orderQuestions: ({ body }) => change(body.questions.map((id) => questions.find((one) => one.id === id)!)),
      ...replies,
    } satisfies Replies,
  };
}
const saved = () => screen.findByText('Saved', undefined, { timeout: 3_000 });

beforeEach(() => sessionStorage.clear());

test('a question is written with the keyboard, and told what it lacks only when it is left', async () => {
  const quiz = quizAt();
  const { user } = renderScreen(<App />, quiz);
  await user.click(await screen.findByRole('button', { name: 'One right answer' }));
  const prompt = await screen.findByRole('textbox', { name: 'Question' });
  expect(prompt).toHaveFocus();
  expect(screen.queryByText('Write the question.')).toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Instructions' }));
  expect(await screen.findByText('Write the question.')).toBeVisible();
  expect(screen.getAllByText('Write the answer.')).toHaveLength(2);

  await user.type(prompt, 'Where does light fall?');
  await user.type(screen.getByRole('textbox', { name: 'Answer 1 of question 1' }), 'On things');
  await user.type(screen.getByRole('textbox', { name: 'Answer 2 of question 1' }), 'Nowhere');
  expect(screen.getByText('Mark at least one answer as right.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Answer 1 of question 1 is right' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await saved();
  expect(quiz.questions()).toMatchObject([
    {
      prompt: 'Where does light fall?',
      options: [
        { text: 'On things', correct: true },
        { text: 'Nowhere', correct: false },
      ],
    },
  ]);
});

test('an unfinished question is saved as far as it is, and holds back nothing', async () => {
  const quiz = quizAt([aQuestion(1), aQuestion(2, { options: [] })]);
  const { user, calls } = renderScreen(<App />, quiz);
  const [first, second] = await screen.findAllByRole('textbox', { name: 'Question' });
  expect(screen.getByText('Give at least two answers.')).toBeVisible();
  await user.type(second!, ' Or not');
  await user.type(first!, ' Look again');
  await saved();
  expect(quiz.questions().map(({ prompt }) => prompt)).toEqual([
    'Which light is number 1? Look again',
    'Which light is number 2? Or not',
  ]);
  for (const { body } of calls.filter(({ name }) => name === 'updateQuestion')) {
    expect(Object.keys(body as object)).toEqual(['prompt', 'base_version']);
  }
  expect(screen.getByText('Give at least two answers.')).toBeVisible();
});

test('a field out of bounds is named with its question and its rule', async () => {
  const { user } = renderScreen(<App />, quizAt([aQuestion(1)]));
  const prompt = await screen.findByRole('textbox', { name: 'Question' });
  await user.click(prompt);
  await user.paste('x'.repeat(2001));
  const [saving] = screen.getAllByRole('status');
  expect(saving).toHaveTextContent('Not saved: Text of question 1 of Light. Question must be at most 2000 characters.');
  expect(prompt).toHaveAccessibleDescription('Question must be at most 2000 characters.');
  expect(screen.getByRole('link', { name: 'Text of question 1 of Light' })).toHaveAttribute(
    'href',
    `/course/edit/drawing-with-light?section=curriculum&lesson=${lessonId}#prompt-${anId(601)}`,
  );
});

test('questions are moved and removed, each by a call of its own', async () => {
  const quiz = quizAt([aQuestion(1), aQuestion(2), aQuestion(3)]);
  const { user } = renderScreen(<App />, quiz);
  await user.click(await screen.findByRole('button', { name: 'Move question 3 up' }));
  await saved();
  expect(quiz.questions().map(({ id }) => id)).toEqual([anId(601), anId(603), anId(602)]);
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }));
  await saved();
  expect(quiz.questions().map(({ id }) => id)).toEqual([anId(603), anId(602)]);
});

test('a question that another window writes is not removed unseen', async () => {
  const removeQuestion = () => {
    throw refusal('edit_conflict', { conflict: { version: 2, fields: [] } });
  };
  const { user, toasts } = renderScreen(<App />, quizAt([aQuestion(1)], { replies: { removeQuestion } }));
  await user.click(await screen.findByRole('button', { name: 'Remove question 1' }));
  expect(await screen.findByRole('textbox', { name: 'Question' })).toBeVisible();
  expect(toasts.at(-1)?.message).toMatch(/^Not removed: the question has been changed in another window/);
});

test.each([
  ['en', 'fr', ['Vrai', 'Faux']],
  ['fr', 'en-GB', ['True', 'False']],
  ['fr', 'ar', ['Vrai', 'Faux']],
] as const)('on a page in “%s”, true or false in a course in “%s” is %j', async (page, language, words) => {
  const quiz = quizAt([], { language });
  const { user } = await renderIn(page, <App />, quiz);
  await user.click(await screen.findByRole('button', { name: page === 'fr' ? 'Vrai ou faux' : 'True or false' }));
  expect(await screen.findByDisplayValue(words[0])).toBeVisible();
  expect(quiz.questions()[0]?.options.map(({ text }) => text)).toEqual(words);
});

test('a number is written with its tolerance, and with a comma where the author has one', async () => {
  const quiz = quizAt();
  const { user } = renderScreen(<App />, quiz);
  await user.click(await screen.findByRole('button', { name: 'A number' }));
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'How fast?');
  await user.click(screen.getByRole('textbox', { name: 'Right number' }));
  await user.paste('-9,81');
  await user.clear(screen.getByRole('textbox', { name: 'Tolerance' }));
  await user.type(screen.getByRole('textbox', { name: 'Tolerance' }), '0.01');
  await saved();
  expect(quiz.questions()).toMatchObject([{ kind: 'numeric', value: -9.81, tolerance: 0.01, options: [] }]);
});

test('items are written in their right order and moved', async () => {
  const quiz = quizAt();
  const { user } = renderScreen(<App />, quiz);
  await user.click(await screen.findByRole('button', { name: 'Put in order' }));
  for (const [place, text] of ['Two', 'One', 'Three'].entries()) {
    await user.type(await screen.findByRole('textbox', { name: `Answer ${place + 1} of question 1` }), text);
  }
  await user.click(screen.getByRole('button', { name: 'Move answer 2 of question 1 up' }));
  await saved();
  expect(quiz.questions()[0]?.options.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
});

test('pairs are written, with an answer that belongs to nothing', async () => {
  const quiz = quizAt();
  const { user } = renderScreen(<App />, quiz);
  await user.click(await screen.findByRole('button', { name: 'Match' }));
  const write = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await write('Pair 1 of question 1: what is to be matched', 'Newton');
  await write('Pair 1 of question 1: what belongs to it', 'Gravity');
  await user.click(screen.getByRole('button', { name: 'Add an answer that belongs to nothing' }));
  await write('Answer 3 of question 1: belongs to nothing', 'Tea');
  await saved();
  expect(quiz.questions()[0]?.options).toMatchObject([
    { text: 'Newton', correct: true, match: 'Gravity' },
    { text: '', correct: true, match: '' },
    { text: '', correct: false, match: 'Tea' },
  ]);
});

test('a hint and the draw are saved, each where it belongs', async () => {
  const quiz = quizAt([aQuestion(1)]);
  const { user, calls } = renderScreen(<App />, quiz);
  await user.click(await screen.findByText('Hint, picture, lesson to look at again'));
  await user.type(screen.getByRole('textbox', { name: 'Hint' }), 'Look up.');
  await user.type(screen.getByRole('textbox', { name: 'Questions drawn' }), '1');
  await saved();
  expect(quiz.questions()[0]?.hint).toBe('Look up.');
  expect(calls.find(({ name }) => name === 'updateLesson')?.body).toMatchObject({ draw: 1 });
});

test('how learners answered is a table, from five learners on', async () => {
  const told = {
    question_id: anId(601),
    asked: 5,
    answered: 4,
    right_share: 0.6,
    discrimination: 0.25,
    hints: 1,
    options: [
      { option_id: anId(710), chosen: 3 },
      { option_id: anId(711), chosen: 1 },
    ],
  };
  const replies = { getQuizStatistics: { learners: 5, questions: [told] } };
  const { user } = renderScreen(<App />, quizAt([aQuestion(1)], { replies }));
  await user.click(await screen.findByRole('button', { name: 'How learners answered' }));
  const table = await screen.findByRole('table', { name: 'How each question is answered' });
  expect(within(table).getByRole('row', { name: /4 of 5 60% 0.25 1/ })).toHaveTextContent('✓ This: 3');
});

test('too few learners say nothing of a question yet', async () => {
  const replies = { getQuizStatistics: { learners: 1, questions: [] } };
  const { user } = renderScreen(<App />, quizAt([aQuestion(1)], { replies }));
  await user.click(await screen.findByRole('button', { name: 'How learners answered' }));
  expect(await screen.findByText(/^1 learner has taken this quiz/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('questions of another system are shown before they are added, and what is lost is named', async () => {
  const quiz = quizAt([aQuestion(1)]);
  const { user, calls, toasts } = renderScreen(<App />, quiz);
  await user.click(await screen.findByRole('button', { name: 'Import questions' }));
  await user.click(await screen.findByRole('textbox', { name: 'Or paste a text in GIFT' }));
  await user.paste('Who? {=Newton ~Curie}\n\nAn essay. {}\n\nHow many? {#4}');
  expect(screen.getByText('2 questions found, 1 item cannot be taken over.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'What cannot be taken over' })).toHaveTextContent(
    /^Line 3 \(“An essay\. \{\}”\)/,
  );
  await user.click(screen.getByRole('button', { name: 'Add 2 questions' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('2 questions were added.'));
  expect(calls.filter(({ name }) => name === 'createQuestions')).toHaveLength(1);
  expect(
    quiz
      .questions()
      .map(({ kind, prompt }) => [kind, prompt])
      .slice(1),
  ).toEqual([
    ['single', 'Who?'],
    ['numeric', 'How many?'],
  ]);
});

test('a file of QTI is read, and one that holds no question says so', async () => {
  const quiz = quizAt([aQuestion(1)]);
  const { user, toasts } = renderScreen(<App />, quiz);
  await user.click(await screen.findByRole('button', { name: 'Import questions' }));
  const file = await screen.findByLabelText('File of questions');
  await user.upload(file, new File(['<manifest/>'], 'none.xml'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No question was found/);
  const item = `<assessmentItem identifier="i" title="t"><responseDeclaration identifier="R" cardinality="single"
    baseType="float"><correctResponse><value>4</value></correctResponse></responseDeclaration><itemBody><p>How many?</p>
    <p><textEntryInteraction responseIdentifier="R"/></p></itemBody></assessmentItem>`;
  await user.upload(file, new File([item], 'item.xml'));
  await user.click(await screen.findByRole('button', { name: 'Add 1 question' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('1 question was added.'));
  expect(quiz.questions().at(-1)).toMatchObject({ kind: 'numeric', prompt: 'How many?', value: 4 });
});

test('a file that cannot be read says so, and the same one can be chosen again', async () => {
  const { user } = renderScreen(<App />, quizAt([aQuestion(1)]));
  await user.click(await screen.findByRole('button', { name: 'Import questions' }));
  const field = await screen.findByLabelText<HTMLInputElement>('File of questions');
  const gone = new File(['How many? {#4}'], 'gone.xml');
  gone.arrayBuffer = () => Promise.reject(new DOMException('Gone.', 'NotReadableError'));
  await user.upload(field, gone);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The file could not be read.+choose it again/);
  expect(screen.queryByText('Reading the file …')).toBeNull();
  expect(field.value).toBe('');
  await user.upload(field, new File(['How many? {#4}'], 'there.gift'));
  expect(await screen.findByRole('button', { name: 'Add 1 question' })).toBeEnabled();
});

test('what a format cannot hold is named before it is saved', async () => {
  const order = { ...aQuestion(1), kind: 'order' as const };
  const { user } = renderScreen(<App />, quizAt([order]));
  await user.click(await screen.findByRole('button', { name: 'Export questions' }));
  expect(await screen.findByRole('button', { name: 'Download 1 question' })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: /^GIFT/ }));
  expect(screen.getByText('GIFT knows no order.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});

test('the picture of an answer is described in a dialog, and its description is missed where it lacks', async () => {
  const [this_, that] = aQuestion(1).options;
  const picture = { picture_file_id: anId(800), picture: aPicture(anId(800)) };
  const quiz = quizAt([aQuestion(1, { options: [this_!, { ...that!, text: '', ...picture }] })]);
  const { user } = renderScreen(<App />, quiz);
  expect(await screen.findByText('Say what the picture shows.')).toBeVisible();
  expect(screen.queryByText('Write the answer.')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Picture of answer 2 of question 1/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Description of the picture/ }), 'A lamp');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await saved();
  expect(screen.queryByText('Say what the picture shows.')).toBeNull();
  expect(quiz.questions()[0]?.options[1]).toMatchObject({ picture_file_id: anId(800), picture_alt: 'A lamp' });
});
