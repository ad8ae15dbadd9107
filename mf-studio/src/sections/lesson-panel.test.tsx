import { expect, test } from '@jest/globals';
import type { BuilderLesson, BuilderQuiz } from '@stoa/shared/contract/teaching/lessons.ts';
import { plainOption, plainQuestion, type BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen } from '@testing-library/react';
import { aCourseBuilder, aLesson, anAssignment } from '../testing/builders.ts';
import { InBuilder } from '../testing/in-builder.tsx';
import { LessonPanel } from './lesson-panel.tsx';

const question = (given: Partial<BuilderQuestion>): BuilderQuestion => ({
  ...plainQuestion,
  picture: null,
  id: anId(600),
  kind: 'single',
  prompt: '',
  points: 1,
  explanation: '',
  options: [
    { id: anId(601), text: 'Chiaroscuro', correct: false, ...plainOption, picture: null },
    { id: anId(602), text: '', correct: false, ...plainOption, picture: null },
  ],
  ...given,
});
const aQuiz: BuilderQuiz = {
  instructions: 'Chiaroscuro',
  pass_mark: 120,
  max_attempts: null,
  draw: null,
  questions: [question({}), question({ id: anId(610), kind: 'multiple', points: 200 })],
};
const captions = aStoredFile({ id: anId(501), name: 'light.vtt', type: 'text/vtt', purpose: 'captions' });
const recording = aStoredFile({ name: 'noon.mp3', type: 'audio/mpeg', purpose: 'audio', duration_s: 100 });
const pdf = aStoredFile({ name: 'light.pdf', type: 'application/pdf', purpose: 'document' });
const refused = aStoredFile({ state: 'rejected', reject_reason: 'The video has no picture.' });

const panelOf = (lesson: BuilderLesson) => {
  const modules = [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }];
  const course = aCourseBuilder({ modules });
  return {
    panel: (
      <InBuilder course={course}>
        <LessonPanel lesson={lesson} />
      </InBuilder>
    ),
    // What is content, and what is the same in French.
    options: {
      url: '/',
      replies: { getCourseBuilder: { ...course, checklist: [] }, listRungs: { rungs: [], may_add: false } },
    },
  };
};

test.each<[string, Partial<BuilderLesson>, string | RegExp, string[]]>([
  ['a video to come', { kind: 'video' }, /MP4/, []],
  ['a video with captions', { kind: 'video', file: aStoredFile(), captions_file: captions }, 'light.vtt', []],
  ['a video that was refused', { kind: 'video', file: refused }, /MP4/, []],
  [
    'a recording with chapters, one of them too late',
    { kind: 'audio', file: recording, duration_s: 100, chapters: [{ start_s: 300, title: 'Noon' }] },
    'noon.mp3',
    ['Audio'],
  ],
  ['a document', { kind: 'document', file: pdf }, 'light.pdf', ['Document']],
  ['a text', { kind: 'text' }, 'Light falls.', ['Code', 'Code (Ctrl+K)']],
  ['a text to come', { kind: 'text', markdown: '' }, /Markdown|80/, ['Code']],
  [
    'a quiz full of mistakes',
    { kind: 'quiz', quiz: aQuiz },
    '2 questions, 201 points',
    ['Points', '2 questions, 201 points'],
  ],
  [
    'an assignment full of mistakes',
    {
      kind: 'assignment',
      assignment: anAssignment({
        submission_type: 'file',
        pass_mark: 120,
        due_days: 400,
        rubric: [
          { title: '', description: '', points: 200 },
          { title: 'Chiaroscuro', description: '', points: 3 },
        ],
      }),
    },
    /203 points/,
    ['Points', 'Code'],
  ],
])('nothing around %s stays in English for who reads French', async (_, given, until, except) => {
  const { panel, options } = panelOf(aLesson({ title: 'Chiaroscuro', ...given }));
  // A question is a question.
  const same = ['Question', 'Question 1', 'Question 2', ...except];
  expect(await untranslated(panel, { ...options, until, except: same })).toEqual([]);
});

test('what a file broke is said in French, by the rule the server named', async () => {
  const { panel, options } = panelOf(aLesson({ kind: 'video', file: refused }));
  await renderIn('fr', panel, options);
  expect(await screen.findByRole('alert')).toHaveTextContent('La vidéo n’a pas d’image.');
});

test('the toolbar marks the text and leaves words to write over', async () => {
  const { panel, options } = panelOf(aLesson({ kind: 'text', markdown: '' }));
  const { user } = await renderIn('fr', panel, options);
  await user.click(await screen.findByRole('button', { name: 'Gras' }));
  expect(screen.getByRole('textbox', { name: 'Texte' })).toHaveValue('**texte en gras**');
});
