import { expect, test } from '@jest/globals';
import type { CourseResource } from '@stoa/shared/contract/learning/resources.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen, within } from '@testing-library/react';
import { ResourcesList } from './resources-list.tsx';

const aResource = (number: number, given: Partial<CourseResource>): CourseResource => ({
  id: anId(500 + number),
  lesson_id: null,
  title: 'The plan',
  name: 'plan.pdf',
  type: 'application/pdf',
  bytes: 2_048,
  ...given,
});
const [mine, others] = [anId(300), anId(301)];
const list = [
  aResource(1, {}),
  aResource(2, { lesson_id: mine, title: 'Exercises', name: 'exercises.ZIP', bytes: 1_500_000 }),
  aResource(3, { lesson_id: others, title: 'For later' }),
];
const element = <ResourcesList courseId={anId(100)} lessonId={mine} />;
const given = (replies: Replies) => ({ url: '/', replies });

test('the files of the lesson and of the course stand below it, those of other lessons do not', async () => {
  renderScreen(element, given({ listResources: list }));
  const ofLesson = await screen.findByRole('list', { name: 'With this lesson' });
  expect(within(ofLesson).getByRole('listitem')).toHaveTextContent('ExercisesZIP · 1.5 MB');
  const ofCourse = screen.getByRole('list', { name: 'With the whole course' });
  expect(within(ofCourse).getByRole('button', { name: 'Download The plan' })).toBeVisible();
  expect(screen.queryByText('For later')).toBeNull();
});

test('a lesson without files says so', async () => {
  renderScreen(element, given({ listResources: [list[2]!] }));
  expect(await screen.findByText(/^There are no files with this lesson/)).toBeVisible();
  expect(screen.queryByText('For later')).toBeNull();
});

test('a download that fails says which file, and why', async () => {
  const { user, toasts } = renderScreen(
    element,
    given({ listResources: list, getResource: () => Promise.reject(refusal('not_found')) }),
  );
  await user.click(await screen.findByRole('button', { name: 'Download Exercises' }));
  expect(await screen.findByRole('list', { name: 'With this lesson' })).toBeVisible();
  expect(toasts.at(-1)?.message).toMatch(/^“Exercises” was not downloaded: /);
});

test('in French it is said in French', async () => {
  await renderIn('fr', element, given({ listResources: list }));
  expect(await screen.findByRole('heading', { name: 'Fichiers à emporter' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Télécharger Exercises' })).toBeVisible();
});
