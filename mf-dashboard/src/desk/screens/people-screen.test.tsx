import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aListedUser } from '../testing/people.ts';

beforeAll(async () => {
  await import('./people-screen.tsx');
  await import('../features/people/act-modals.tsx');
  await import('../features/people/give-role-modal.tsx');
});
beforeEach(() => window.localStorage.clear());

const zeno = aListedUser({
  id: anId(41),
  full_name: 'Zeno Suspended',
  roles: ['learner', 'teacher'],
  suspended_at: '2026-03-01T00:00:00.000Z',
  last_used_at: null,
});
const listOf = (...items: ReturnType<typeof aListedUser>[]) => ({ items, page: 1, per_page: 25, total: items.length });
const session = { roles: ['super-admin' as const], permissions: ['manage-users' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/people') =>
  renderScreen(<App />, { url, session, replies: { listUsers: listOf(aListedUser(), zeno), ...replies } });

test('everyone stands there with roles, standing and when the account was last used', async () => {
  visit();
  const row = within(await screen.findByRole('row', { name: /Zeno Suspended/ }));
  for (const text of ['Learner and Creator', 'Suspended', 'Not in the last 90 days'])
    expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Omar Saleh' })).toHaveAttribute('href', `/dashboard/people/${anId(40)}`);
  expect(screen.getByText('2 accounts')).toBeVisible();
});

test('what is asked stands in the address and goes to the server', async () => {
  const { user, calls, url } = visit();
  await screen.findByRole('table', { name: 'People' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Creator');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Standing' }), 'Suspended');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(url()).toBe('/dashboard/people?role=teacher&standing=suspended&sort=name');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listUsers')?.query).toMatchObject({
      role: 'teacher',
      standing: 'suspended',
      sort: 'name',
      order: 'ascending',
    }),
  );
});

test('a role is given to all who are chosen, with a reason', async () => {
  const { user, calls, toasts } = visit({ giveRole: { changed: 2 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Give a role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give 2 people a role' }));
  expect(dialog.queryByRole('option', { name: 'Creator' })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Learning partner');
  await user.click(dialog.getByRole('button', { name: 'Give a role' }));
  expect(await dialog.findByText('Reason must be between 10 and 500 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They run the partner school');
  await user.click(dialog.getByRole('button', { name: 'Give a role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ name }) => name === 'giveRole')?.body).toEqual({
    ids: [anId(40), anId(41)],
    role: 'partner',
    reason: 'They run the partner school',
  });
  expect(toasts.at(-1)?.message).toBe('2 people have a new role.');
  expect(screen.queryByRole('group', { name: 'What to do with the chosen rows' })).toBeNull();
});

test('what the server refuses is said in the dialog, which keeps what was written', async () => {
  const { user } = visit({
    logOutUsers: () => {
      throw refusal('demo_account');
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Omar Saleh' }));
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A stolen laptop');
  await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  expect(await dialog.findByText(/Everyone shares a demo account/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('A stolen laptop');
});

test('nothing found says so', async () => {
  visit({ listUsers: listOf() }, '/dashboard/people?q=nobody');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

test('the screen speaks French', async () => {
  const replies = { listUsers: listOf(aListedUser(), zeno) };
  expect(await untranslated(<App />, { url: '/dashboard/people', session, replies, until: 'Zeno Suspended' })).toEqual(
    [],
  );
});
