import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
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
    orderLearningPathAssignments: ({ body: { assignment_ids } }) =>
      change(assignment_ids.flatMap((id) => path.assignments.filter((one) => one.id === id))),
    removeLearningPathAssignment: ({ params }) => change(path.assignments.filter(({ id }) => id !== params.id)),
    ...replies,
  };
  return { url: '/learning-path/edit/portraits?section=assignments', session: partner, replies: taken };
}
const open = (...given: Parameters<typeof assignmentsOf>) => renderScreen(<App />, assignmentsOf(...given));

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

const titles = () =>
  screen.getAllByRole('button', { name: /^Edit “/ }).map((button) => button.getAttribute('aria-label'));
const two = [aPathAssignment(), aPathAssignment({ id: anId(651), title: 'Draw a shadow' })];

test('assignments are put in order by their buttons, which keep the focus, and it is said where one went', async () => {
  const { user, calls } = open({ assignments: two });
  expect(await screen.findByRole('button', { name: 'Move Light a face up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Light a face down' }));
  await waitFor(() => expect(titles()).toEqual(['Edit “Draw a shadow”', 'Edit “Light a face”']));
  expect(screen.getByRole('button', { name: 'Move Light a face up' })).toHaveFocus();
  expect(screen.getByText('Light a face is now number 2 of 2.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'orderLearningPathAssignments')?.body).toEqual({
    path_id: aPathBuilder().id,
    base_version: 1,
    assignment_ids: [anId(651), anId(650)],
  });
});

test('while an order is on its way no other is begun, nor said to be', async () => {
  const { user, calls } = open({ assignments: two }, { orderLearningPathAssignments: () => new Promise(() => {}) });
  await user.click(await screen.findByRole('button', { name: 'Move Light a face down' }));
  await waitFor(() => expect(titles()).toEqual(['Edit “Draw a shadow”', 'Edit “Light a face”']));
  await user.click(screen.getByRole('button', { name: 'Move Light a face up' }));
  expect(screen.getByText('Light a face is now number 2 of 2.')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'orderLearningPathAssignments')).toHaveLength(1);
});

test('an order that is refused goes back, and says why', async () => {
  const { user, toasts } = open(
    { assignments: two },
    { orderLearningPathAssignments: () => Promise.reject(refusal('path_in_review')) },
  );
  await user.click(await screen.findByRole('button', { name: 'Move Draw a shadow up' }));
  await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
  await waitFor(() => expect(titles()).toEqual(['Edit “Light a face”', 'Edit “Draw a shadow”']));
});

test('an assignment is added behind the others and opens, once it says what to make', async () => {
  const { user, calls } = open({ assignments: [aPathAssignment()] });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Draw a shadow');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Say in at least 20 characters what to make.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'saveLearningPathAssignment')).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Instructions' }), 'Draw the shadow of your own hand.');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Close “Draw a shadow”' })).toHaveAttribute('aria-expanded', 'true');
  expect(calls.find(({ name }) => name === 'saveLearningPathAssignment')?.body).toMatchObject({
    title: 'Draw a shadow',
    instructions: 'Draw the shadow of your own hand.',
    base_version: 1,
  });
});

test('a path that cannot be edited shows what it asks for, and moves and removes nothing', async () => {
  open({ assignments: two, status: 'in_review', actions: [] });
  expect(await screen.findByText('Light a face')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Move|Drag|Remove) / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});
