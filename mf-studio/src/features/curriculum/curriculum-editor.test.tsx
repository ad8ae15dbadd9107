import { expect, test } from '@jest/globals';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen } from '@testing-library/react';
import { aCourseBuilder, aLesson } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { CurriculumEditor } from './curriculum-editor.tsx';

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
const editor = (
  <InBuilder course={course}>
    <CurriculumEditor />
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
      <CurriculumEditor />
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
