import { beforeEach, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { BuilderResource } from '@stoa/shared/contract/teaching/resources.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';
import { aCourseBuilder, teacher } from '../testing/builders.ts';

const aHandout = (number: number, title: string): BuilderResource => ({
  title,
  file: aStoredFile({
    id: anId(500 + number),
    name: `handout-${number}.pdf`,
    type: 'application/pdf',
    purpose: 'resource',
  }),
});
const [plan, glossary] = [aHandout(1, 'The plan'), aHandout(2, 'Glossary')];

/** A server with a course that gives these files along, and takes every change of them. */
function courseWith(...given: BuilderResource[]) {
  let resources = given;
  let version = 1;
  const now = (): CourseBuilder => aCourseBuilder({ version, resources });
  return {
    titles: () => resources.map(({ title }) => title),
    url: '/course/edit/drawing-with-light?section=media',
    session: teacher,
    replies: {
      getCourseBuilder: () => now(),
      updateCourseResources: ({ body }) => {
        resources = body.resources.map(({ file_id, title }) => ({
          title,
          file: given.find(({ file }) => file.id === file_id)!.file,
        }));
        version += 1;
        return now();
      },
      removeResource: ({ params }) => {
        resources = resources.filter(({ file }) => file.id !== params.id);
        version += 1;
        return now();
      },
    } satisfies Replies,
  };
}
const titleOf = (number: number) => screen.findByRole('textbox', { name: `Title of file ${number}` });

beforeEach(() => sessionStorage.clear());

test('files are renamed, put in order and saved', async () => {
  const server = courseWith(plan, glossary);
  const { user } = renderScreen(<App />, server);
  await user.type(await titleOf(1), ' of the porch');
  await user.click(screen.getByRole('button', { name: 'Move Glossary up' }));
  expect(await titleOf(1)).toHaveValue('Glossary');
  expect(screen.getByText('The file is now number 1 of 2.')).toBeInTheDocument();
  await waitFor(() => expect(server.titles()).toEqual(['Glossary', 'The plan of the porch']), { timeout: 3_000 });
});

test('a file that was removed comes back to its place', async () => {
  const server = courseWith(plan, glossary);
  const { user, toasts, calls } = renderScreen(<App />, server);
  await titleOf(1);
  await user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-2)!);
  await waitFor(() => expect(server.titles()).toEqual(['Glossary']), { timeout: 3_000 });
  expect(calls.find(({ name }) => name === 'removeResource')).toMatchObject({
    params: { id: plan.file.id },
    query: { course_id: anId(100), base_version: 1 },
  });
  expect(toasts.at(-1)).toMatchObject({ message: '“The plan” was removed.', action: { label: 'Undo' } });
  await act(async () => toasts.at(-1)!.action!.run());
  await waitFor(() => expect(server.titles()).toEqual(['The plan', 'Glossary']), { timeout: 3_000 });
  expect(screen.getByRole('link', { name: 'Open handout-1.pdf (new tab)' })).toBeVisible();
});

test('a file without a title is not saved, and says so beside its field', async () => {
  const server = courseWith(plan);
  const { user } = renderScreen(<App />, server);
  await user.clear(await titleOf(1));
  expect(await titleOf(1)).toHaveAccessibleDescription('Say what the file is.');
  expect(server.titles()).toEqual(['The plan']);
});
