import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { aPathAssignment, aPathBuilder, arts, partner } from '../testing/path-builders.ts';

beforeAll(async () => {
  await Promise.all([import('./edit-path-screen.tsx'), import('../features/assignment/assignment-editor.tsx')]);
});
beforeEach(() => sessionStorage.clear());

/** A server with one path that takes every change of its assignments. */
function assignmentsOf(given: Partial<PathBuilder>, replies: Replies = {}) {
  let path = aPathBuilder(given);
  const change = (assignments: PathBuilder['assignments']) =>
    (path = { ...path, assignments, version: path.version + 1 });
  const taken: Replies = {
    getPathBuilder: () => path,
    listCategories: [arts],
    listSkills: [],
    saveLearningPathAssignment: ({ body: { id, path_id: _path, base_version: _on, ...fields } }) =>
      id === undefined
        ? change([...path.assignments, aPathAssignment({ id: anId(660), ...(fields as object) })])
        : change(path.assignments.map((one) => (one.id === id ? { ...one, ...(fields as object) } : one))),
    removeLearningPathAssignment: ({ params }) => change(path.assignments.filter(({ id }) => id !== params.id)),
    ...replies,
  };
  return { url: '/learning-path/edit/portraits?section=assignments', session: partner, replies: taken };
}
const open = (...given: Parameters<typeof assignmentsOf>) => renderScreen(<App />, assignmentsOf(...given));
const bodiesOf = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => name === 'saveLearningPathAssignment').map(({ body }) => body);
const form = async () => within(await screen.findByRole('form', { name: 'Add an assignment' }));

test('an assignment is added once it says what to make, and is open to be edited then', async () => {
  const { user, calls } = open({});
  expect(await screen.findByText(/Nothing is to be handed in/)).toBeVisible();
  const fields = await form();
  await user.type(fields.getByRole('textbox', { name: 'Title' }), 'Light a face');
  await user.type(fields.getByRole('textbox', { name: 'Instructions' }), 'Too short');
  await user.click(fields.getByRole('button', { name: 'Add' }));
  expect(await fields.findByText('Say in at least 20 characters what to make.')).toBeVisible();
  expect(bodiesOf(calls)).toEqual([]);
  await user.type(fields.getByRole('textbox', { name: 'Instructions' }), ', and now long enough');
  await user.click(fields.getByRole('button', { name: 'Add' }));
  const instructions = 'Too short, and now long enough';
  await waitFor(() =>
    expect(bodiesOf(calls)).toEqual([{ title: 'Light a face', instructions, path_id: anId(600), base_version: 1 }]),
  );
  expect(await screen.findByRole('button', { name: 'Close “Light a face”' })).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('radio', { name: /file/i })).toBeVisible();
  expect((await form()).getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('what is edited of it is saved field by field', async () => {
  const { user, calls } = open({ assignments: [aPathAssignment()] });
  await user.click(await screen.findByRole('button', { name: 'Edit “Light a face”' }));
  await user.click(await screen.findByRole('switch', { name: 'Required' }));
  await waitFor(() =>
    expect(bodiesOf(calls)).toContainEqual({ id: anId(650), path_id: anId(600), base_version: 1, required: false }),
  );
  const mark = screen.getByRole('textbox', { name: /^Pass mark/ });
  await user.clear(mark);
  await user.type(mark, '80');
  await waitFor(() =>
    expect(bodiesOf(calls)).toContainEqual(expect.objectContaining({ id: anId(650), pass_mark: 80 })),
  );
  expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeVisible();
});

test('of a published path nothing unfinished is sent', async () => {
  const { user, calls } = open({ status: 'published', assignments: [aPathAssignment()] });
  await user.click(await screen.findByRole('button', { name: 'Edit “Light a face”' }));
  await user.click(await screen.findByRole('button', { name: /Add a criterion/ }));
  expect(await screen.findByRole('link', { name: 'Light a face: Rubric' })).toBeVisible();
  expect(bodiesOf(calls)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Criterion' }), 'Three lights');
  await waitFor(() => expect(bodiesOf(calls).at(-1)).toMatchObject({ rubric: [{ title: 'Three lights', points: 5 }] }));
});

test('an assignment is removed after a question', async () => {
  const { user, calls, toasts } = open({ assignments: [aPathAssignment()] });
  await user.click(await screen.findByRole('button', { name: 'Remove Light a face' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Light a face”?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove Light a face' }));
  expect(await screen.findByText(/Nothing is to be handed in/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'removeLearningPathAssignment')).toMatchObject({
    params: { id: anId(650) },
    query: { base_version: 1 },
  });
  expect(toasts.map(({ message }) => message)).toContain('“Light a face” was removed.');
});

test('what was changed in another window is asked about, by the name of the assignment', async () => {
  const theirs = { target: `assignment:${anId(650)}`, field: 'pass_mark', yours: 80, theirs: 70 };
  const { user } = open(
    { assignments: [aPathAssignment()] },
    {
      saveLearningPathAssignment: () => {
        throw refusal('edit_conflict', {
          conflict: { version: 2, fields: [{ ...theirs, changed_at: '2026-03-02T09:00:00.000Z' }] },
        });
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Edit “Light a face”' }));
  const mark = await screen.findByRole('textbox', { name: /^Pass mark/ });
  await user.clear(mark);
  await user.type(mark, '80');
  expect(await screen.findByText(/Light a face: Pass mark/, undefined, { timeout: 3_000 })).toBeVisible();
});

test('the section speaks French', async () => {
  const options = assignmentsOf({ assignments: [aPathAssignment()] });
  expect(await untranslated(<App />, { ...options, until: 'Light a face' })).toEqual([]);
});
