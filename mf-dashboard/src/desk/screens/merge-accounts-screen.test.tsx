import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aListedUser, aPerson } from '../testing/people.ts';

beforeAll(async () => {
  await import('./merge-accounts-screen.tsx');
  await import('./duplicate-accounts-screen.tsx');
  await import('./person-screen.tsx');
  await import('../features/people/dismiss-modal.tsx');
});

const [kept, ended] = [anId(40), anId(41)];
const reason = 'Both were shown to be hers on Monday';
const session = { roles: ['super-admin' as const], permissions: ['manage-users' as const], user: aUser() };
const into = aListedUser();
const from = aListedUser({ id: ended, full_name: 'O. Saleh', email: 'omar+courses@example.test' });
const preview = {
  into,
  from,
  refusals: [],
  parts: [
    { name: 'enrolments' as const, moved: 3, collided: 1, dropped: 0 },
    { name: 'sessions' as const, moved: 0, collided: 0, dropped: 2 },
  ],
};
const replies: Replies = {
  previewMerge: preview,
  mergeUsers: { ok: true },
  dismissDuplicate: { ok: true },
  searchUsers: [into, from],
  listDuplicates: {
    items: [{ key: `${kept}_${ended}`, one: into, other: from, reasons: ['email'] }],
    next: null,
  },
  listIdentities: { has_password: true, identities: [] },
  getUser: aPerson(),
  listMerges: [{ id: ended, email: from.email, merged_at: '2026-03-01T09:00:00.000Z' }],
  listUserSessions: [],
  listUserLists: [],
  listAuditLog: { items: [], page: 1, per_page: 5, total: 0 },
};
const visit = (url: string, given: Replies = {}) =>
  renderScreen(<App />, { url, session, replies: { ...replies, ...given } });
const merging = `/dashboard/people/${kept}/merge?with=${ended}`;

test('a pair is shown with its reason, and leads to what its merge does', async () => {
  const { user } = visit('/dashboard/duplicate-accounts');
  const pair = within(await screen.findByRole('article', { name: 'Omar Saleh and O. Saleh' }));
  expect(pair.getByText('Both addresses lead to one mailbox.')).toBeVisible();
  await user.click(pair.getByRole('link', { name: 'Look at the merge' }));
  expect(await screen.findByRole('heading', { name: 'What the merge does' })).toBeVisible();
});

test('a pair that is not one person is dismissed with a reason', async () => {
  const { user, calls, toasts } = visit('/dashboard/duplicate-accounts');
  await user.click(await screen.findByRole('button', { name: 'Not one person' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(dialog.getByRole('button', { name: 'Not one person' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The pair is gone from the list.'));
  expect(calls.find(({ name }) => name === 'dismissDuplicate')?.body).toEqual({
    one_id: kept,
    other_id: ended,
    reason,
  });
});

test('a merge is shown before, says what holds where both have the same, and cannot be undone', async () => {
  visit(merging);
  const row = await screen.findByRole('row', { name: /^Enrolments/ });
  expect(row).toHaveTextContent('They become one, with the progress of both.');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(1),
  ).toEqual(['3', '1', '0']);
  expect(screen.getByText('This cannot be undone.')).toBeVisible();
});

test('it wants a reason and the password, then leads to the account that stayed', async () => {
  const { user, calls, toasts } = visit(merging);
  await user.click(await screen.findByRole('button', { name: 'Merge for good' }));
  expect(await screen.findByText('Reason must be between 10 and 500 characters.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), reason);
  await user.type(screen.getByLabelText('Your password'), 'hers alone');
  await user.click(screen.getByRole('button', { name: 'Merge for good' }));
  await waitFor(() =>
    expect(toasts.at(-1)?.message).toBe('omar+courses@example.test is merged into omar@example.test.'),
  );
  expect(calls.find(({ name }) => name === 'mergeUsers')).toMatchObject({
    params: { id: kept },
    body: { from_id: ended, reason, password: 'hers alone' },
  });
  expect(await screen.findByRole('heading', { name: 'Also logs in with' })).toBeVisible();
});

test('a wrong password stands at its field', async () => {
  const { user } = visit(merging, {
    mergeUsers: () => {
      throw refusal('invalid', { errors: { password: ['This is not your password.'] } });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), reason);
  await user.type(screen.getByLabelText('Your password'), 'a guess');
  await user.click(screen.getByRole('button', { name: 'Merge for good' }));
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toBeInvalid();
});

test('what cannot be merged says why, and offers no button', async () => {
  visit(merging, { previewMerge: { ...preview, refusals: ['has_sold'], parts: [] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The account that would end has sold');
  expect(screen.queryByRole('button', { name: 'Merge for good' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Let the other one stay' })).toHaveAttribute(
    'href',
    `/dashboard/people/${ended}/merge?with=${kept}`,
  );
});

test('from a person, the other account is looked for; the person is not among those found', async () => {
  const { user } = visit(`/dashboard/people/${kept}`);
  await user.click(await screen.findByRole('link', { name: 'Merge with another account' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Find the other account by name or email' }), 'saleh');
  expect(await screen.findByRole('link', { name: 'Merge with O. Saleh' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Merge with Omar Saleh' })).toBeNull();
});

test.each([404, 422])('an account that is gone says so (%d)', async (status) => {
  visit(merging, {
    previewMerge: () => {
      throw refusal(status === 404 ? 'not_found' : 'invalid');
    },
  });
  expect(await screen.findByRole('heading', { name: 'No such account' })).toBeVisible();
});

test('an empty list says what would stand there', async () => {
  visit('/dashboard/duplicate-accounts', { listDuplicates: { items: [], next: null } });
  expect(await screen.findByRole('heading', { name: 'No likely duplicates' })).toBeVisible();
});

test.each(['/dashboard/duplicate-accounts', merging])('%s says nothing alike in two languages', async (url) => {
  const until = 'omar+courses@example.test';
  expect(await untranslated(<App />, { url, session, replies, until, except: ['Notes'] })).toEqual([]);
});
