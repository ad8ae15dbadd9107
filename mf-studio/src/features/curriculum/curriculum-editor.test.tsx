import { expect, test } from '@jest/globals';
import type { BuilderAssignment } from '@stoa/shared/contract/teaching/lessons.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor } from '@testing-library/react';
import { aCourseBuilder, aLesson, anAssignment } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { aPlannedClass } from '../../testing/live-builders.ts';
import { CurriculumEditor } from './curriculum-editor.tsx';
import { useCurriculum } from './use-curriculum.ts';

const lessons = [
  aLesson({ id: anId(301), title: 'Aube' }),
  aLesson({ id: anId(302), title: 'Zénith', kind: 'video', file: aStoredFile(), duration_s: 90, is_preview: true }),
  aLesson({ id: anId(303), title: 'Ombre', kind: 'document', required: false }),
  aLesson({ id: anId(304), title: 'Nuit', kind: 'quiz' }),
];
const course = aCourseBuilder({
  modules: [
    { id: anId(201), title: 'Jour', order: 1, lessons },
    { id: anId(202), title: 'Soir', order: 2, lessons: [] },
  ],
});
const Editor = () => <CurriculumEditor curriculum={useCurriculum()} />;
const editor = (
  <InBuilder course={course}>
    <Editor />
  </InBuilder>
);
const options = { url: '/', replies: { getCourseBuilder: course } };

test('nothing of a curriculum stays in English for who reads French', async () => {
  expect(await untranslated(editor, { ...options, until: 'Zénith' })).toEqual([]);
});

test('a course without modules says in French how to begin', async () => {
  const empty = aCourseBuilder();
  const begin = (
    <InBuilder course={empty}>
      <Editor />
    </InBuilder>
  );
  expect(await untranslated(begin, { url: '/', until: /modules/ })).toEqual([]);
});

test('lessons tell in French what they hold or lack', async () => {
  await renderIn('fr', editor, options);
  expect(await screen.findByText('Texte · 1 min de lecture')).toBeVisible();
  expect(screen.getByText('Vidéo · 2 min · aperçu gratuit')).toBeVisible();
  expect(screen.getByText('Document · Pas encore de PDF · facultative')).toBeVisible();
  expect(screen.getByText('Quiz · Pas encore de question')).toBeVisible();
});

const asked = { instructions: 'Dessinez l’ombre d’une tasse.' };
const criteria = (...titles: string[]) => titles.map((title) => ({ title, description: '', points: 5 }));

test.each<[Partial<BuilderAssignment>, string]>([
  [{}, 'Devoir · Pas encore de consignes'],
  [{ instructions: 'Dessinez.' }, 'Devoir · Les consignes sont trop courtes'],
  [{ ...asked, rubric: criteria('Bords', '', ' ') }, 'Devoir · 2 critères sans nom'],
  [{ ...asked, due_days: 14 }, 'Devoir · Texte à rendre · sous 14 jours'],
  [{ ...asked, submission_type: 'file', rubric: criteria('Bords') }, 'Devoir · Fichiers à rendre'],
])('an assignment with %j tells what it asks or lacks', async (given, told) => {
  const lesson = aLesson({ kind: 'assignment', markdown: null, assignment: anAssignment(given) });
  const modules = [{ id: anId(201), title: 'Jour', order: 1, lessons: [lesson] }];
  const lone = (
    <InBuilder course={aCourseBuilder({ modules })}>
      <Editor />
    </InBuilder>
  );
  await renderIn('fr', lone, options);
  expect(await screen.findByText(told)).toBeVisible();
});

test('an assignment is among the kinds of a new lesson', async () => {
  const { user } = await renderIn('fr', editor, options);
  await user.click(await screen.findByRole('button', { name: 'Ajouter une leçon à Jour' }));
  expect(screen.getByRole('option', { name: 'Devoir' })).toBeInTheDocument();
});

test('a moved module and a lesson taken hold of are told in French', async () => {
  const { user } = await renderIn('fr', editor, options);
  await user.click(await screen.findByRole('button', { name: 'Descendre le module Jour' }));
  expect(screen.getByText('Le module Jour est maintenant numéro 2 sur 2.')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Déplacer la leçon Aube' }).focus();
  await user.keyboard(' ');
  expect(await screen.findByText(/^(Vous tenez Aube\.|Aube se trouve)/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Aube reprend sa place.')).toBeInTheDocument();
});

test('a title that is too short is told so in French, and nothing is added', async () => {
  const { user, calls } = await renderIn('fr', editor, options);
  await user.type(await screen.findByRole('textbox', { name: 'Titre d’un nouveau module' }), 'Ah{Enter}');
  expect(screen.getByText('Le titre compte de 3 à 80 caractères.')).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([
  ['Live class · No class scheduled yet', []],
  [/^Live class · Tue,? 17 Mar, \d\d:30, and 1 more$/, [{}, { id: anId(81) }]],
  ['Live class · On now', [{ status: 'live' }, { id: anId(81) }]],
  ['Live class · The class is over', [{ status: 'ended' }, { id: anId(81), status: 'cancelled' }]],
  ['Live class · No class scheduled yet', [{ lesson_id: null }]],
] as const)('a live lesson tells of its classes: %s', async (text, given) => {
  const live = aLesson({ id: anId(305), kind: 'live', title: 'Dawn, together' });
  const taught = aCourseBuilder({ modules: [{ id: anId(201), title: 'Jour', order: 1, lessons: [live] }] });
  const classes = given.map((one) => aPlannedClass({ lesson_id: live.id, ...one }));
  const shown = (
    <InBuilder course={taught}>
      <Editor />
    </InBuilder>
  );
  await renderIn('en', shown, { url: '/', replies: { listLiveSchedule: { classes, rooms: ['builtin'] } } });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a copy of a lesson can be taken back at once', async () => {
  const [first, ...others] = lessons;
  const copy = aLesson({ id: anId(399), title: 'Aube (copy)' });
  const [day, evening] = course.modules;
  const copied = {
    ...course,
    version: course.version + 1,
    modules: [{ ...day!, lessons: [first!, copy, ...others] }, evening!],
  };
  const { user, calls, toasts } = await renderIn('en', editor, {
    url: '/',
    replies: { getCourseBuilder: course, duplicateLesson: copied, removeLesson: course },
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate lesson Aube' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.message).toBe('A copy of “Aube” stands behind it.');
  toasts[0]?.action?.run();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: 'removeLesson', params: { id: copy.id } }));
});
