import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { screen, within } from '@testing-library/react';
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
