import { expect, test } from '@jest/globals';
import type { QuizDraft } from '@stoa/shared/contract/creating.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { emptyQuiz, newQuestion, withKind, withRight } from './quiz-changes.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { quizProblems } from './quiz-problems.ts';
import { createQuizTranslation } from './quiz-translation.ts';

const truth = ['True', 'False'] as const;

function Editing({ language = 'en', onChange }: { language?: string; onChange(quiz: QuizDraft): void }) {
  const [quiz, setQuiz] = useState(emptyQuiz);
  const change = (next: QuizDraft) => {
    setQuiz(next);
    onChange(next);
  };
  return (
    <>
      <QuizEditor language={language} value={quiz} onChange={change} />
      <button>Elsewhere</button>
    </>
  );
}

test('a question is written with the keyboard and scolded only when it is left', async () => {
  let quiz = emptyQuiz;
  const { user } = renderScreen(<Editing onChange={(next) => (quiz = next)} />, { url: '/' });
  await user.click(screen.getByRole('button', { name: 'One right answer' }));
  expect(screen.queryByText('Write the question.')).toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Question' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText('Write the question.')).toBeVisible();
  expect(screen.getAllByText('Write the answer.')).toHaveLength(2);

  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Where does light fall?');
  await user.type(screen.getByRole('textbox', { name: 'Answer 1 of question 1' }), 'On things');
  await user.type(screen.getByRole('textbox', { name: 'Answer 2 of question 1' }), 'Nowhere');
  expect(screen.getByText('Mark at least one answer as right.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Answer 1 of question 1 is right' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(quizProblems(quiz)).toEqual({});
});

test('one right answer means one; several may be several; true or false brings its own answers', () => {
  const question = newQuestion('multiple', truth);
  const both = withRight(withRight(question, 0, true), 1, true);
  expect(both.options.map(({ correct }) => correct)).toEqual([true, true]);
  const single = withKind(both, 'single', truth);
  expect(single.options.map(({ correct }) => correct)).toEqual([true, false]);
  expect(withRight(single, 1, true).options.map(({ correct }) => correct)).toEqual([false, true]);
  expect(withKind(single, 'true_false', truth).options.map(({ text }) => text)).toEqual(['True', 'False']);
});

test("the server's ids are used on the way out and never seen by the editor", () => {
  const translation = createQuizTranslation();
  const question = newQuestion('true_false', truth);
  const mine = { ...emptyQuiz, questions: [question] };
  const theirs = {
    ...mine,
    questions: [
      { ...question, id: 'server-1', options: question.options.map((one, at) => ({ ...one, id: `s-${at}` })) },
    ],
  };
  expect(translation.isSame(mine, theirs)).toBe(true);
  translation.learn(mine, theirs);
  expect(translation.toServer(mine)).toEqual(theirs);
});

test.each([
  ['en', 'fr', ['Vrai', 'Faux']],
  ['fr', 'en-GB', ['True', 'False']],
  ['fr', 'ar', ['Vrai', 'Faux']],
] as const)('on a page in “%s”, true or false in a course in “%s” is %j', async (page, language, words) => {
  let quiz = emptyQuiz;
  const editing = <Editing language={language} onChange={(next) => (quiz = next)} />;
  const { user } = await renderIn(page, editing, { url: '/' });
  await user.click(await screen.findByRole('button', { name: page === 'fr' ? 'Vrai ou faux' : 'True or false' }));
  expect(quiz.questions[0]?.options.map(({ text }) => text)).toEqual(words);
});

test('a question is scolded in French', async () => {
  const { user } = await renderIn('fr', <Editing onChange={() => undefined} />, { url: '/' });
  await user.click(await screen.findByRole('button', { name: 'Une seule bonne réponse' }));
  await user.click(screen.getByRole('textbox', { name: 'Question' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText('Écrivez la question.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Marquez au moins une réponse comme juste.');
});
