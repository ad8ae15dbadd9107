import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aTeacher, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aPerson } from '../testing/people.ts';

beforeAll(async () => {
  await import('./person-screen.tsx');
  await import('../features/people/act-modals.tsx');
  await import('../features/people/suspend-modal.tsx');
});

const reason = 'Agreed with the team on Monday';
const url = `/dashboard/people/${anId(40)}`;
const session = { roles: ['super-admin' as const], permissions: ['manage-users' as const], user: aUser() };
const replies: Replies = {
  getUser: aPerson({
    roles: ['learner', 'admin', 'teacher'],
    grants: [
      { role: 'admin', since: '2026-02-01T09:00:00.000Z', origin: 'person', by: aTeacher(), reason: 'Reviews courses' },
      { role: 'learner', since: '2026-01-05T09:00:00.000Z', origin: 'earlier', by: null, reason: null },
      { role: 'teacher', since: '2026-01-06T09:00:00.000Z', origin: 'verification', by: null, reason: null },
    ],
  }),
  listUserSessions: [
    {
      id: anId(80),
      device: 'Firefox on Linux',
      address: '192.0.2.7',
      created_at: '2026-03-01T09:00:00.000Z',
      last_used_at: '2026-03-01T09:00:00.000Z',
      expires_at: '2026-03-02T09:00:00.000Z',
    },
  ],
  listUserLists: [
    {
      name: 'payments',
      total: 7,
      items: [
        {
          id: anId(81),
          title: 'STOA-0001',
          status: 'partially_refunded',
          at: '2026-03-01T09:00:00.000Z',
          link: `/dashboard/payments/${anId(81)}`,
          money: { amount_minor: 1200, currency: 'USD' },
        },
      ],
    },
    { name: 'reports', total: 0, items: [] },
  ],
  listAuditLog: {
    items: [
      {
        seq: 9,
        at: '2026-02-01T09:00:00.000Z',
        kind: 'role_given',
        actor: { id: anId(2), name: 'Omar Saleh' },
        subject: { type: 'person', id: anId(40), name: 'Omar Saleh' },
        why: 'Reviews courses',
        before: {},
        after: { role: 'admin' },
        hash: 'f'.repeat(64),
      },
    ],
    page: 1,
    per_page: 5,
    total: 1,
  },
};
const visit = (given: Replies = {}) => renderScreen(<App />, { url, session, replies: { ...replies, ...given } });
const press = (name: string) => screen.findByRole('button', { name });
const answer = async (user: ReturnType<typeof visit>['user'], button: string | RegExp) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await user.click(dialog.getByRole('button', { name: button }));
};

test('roles say who gave them, when and why, and of older ones that nobody knows', async () => {
  visit();
  const roles = within(await screen.findByRole('table', { name: 'Roles' }));
  const admin = within(roles.getByRole('row', { name: /^Admin/ }));
  expect(admin.getByText('Reviews courses')).toBeVisible();
  expect(admin.getByRole('link', { name: 'Omar Saleh' })).toHaveAttribute('href', `/dashboard/people/${anId(2)}`);
  expect(roles.getByText('Not known: given before that was written down')).toBeVisible();
  expect(roles.queryByRole('button', { name: 'Take the role Creator away' })).toBeNull();
});

test('logins, what other parts keep, and what was done to them stand below', async () => {
  visit();
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  const payments = within(await screen.findByRole('table', { name: 'Payments made' }));
  expect(payments.getByRole('link', { name: 'STOA-0001' })).toBeVisible();
  for (const text of ['$12', 'Refunded in part']) expect(payments.getByText(text)).toBeVisible();
  expect(screen.getByText('The newest 1 of 7')).toBeVisible();
  expect(await screen.findByText('Role given')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    `/dashboard/audit?subject_id=${anId(40)}`,
  );
});

test('a role is taken with its reason, and the account is read anew', async () => {
  const { user, calls, toasts } = visit({ takeRole: { ok: true } });
  await user.click(await press('Take the role Admin away'));
  await answer(user, 'Take away');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The role is taken away.'));
  expect(calls.find(({ name }) => name === 'takeRole')?.body).toEqual({ role: 'admin', reason });
  await waitFor(() => expect(calls.filter(({ name }) => name === 'getUser')).toHaveLength(2));
});

test('the last super-admin keeps the role, and the dialog says why', async () => {
  const { user } = visit({
    takeRole: () => {
      throw refusal('last_super_admin');
    },
  });
  await user.click(await press('Take the role Admin away'));
  await answer(user, 'Take away');
  expect(await screen.findByText(/Nobody else could run the site then/)).toBeVisible();
});

test('a saved phrase is put into what the person reads', async () => {
  const { user, calls } = visit({ listReviewPhrases: [{ id: anId(90), text: 'Write to us to talk it over.' }] });
  await user.click(await press('Suspend'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Omar Saleh' }));
  await user.click(dialog.getByText('Saved phrases'));
  await user.click(await dialog.findByRole('button', { name: 'Insert “Write to us to talk it over.”' }));
  expect(dialog.getAllByRole('textbox')[0]).toHaveValue('Write to us to talk it over.');
  expect(calls.find(({ name }) => name === 'listReviewPhrases')?.query).toEqual({ purpose: 'decision' });
});

test('who is suspended is told one thing, and the log another', async () => {
  const { user, calls } = visit({ suspendUser: { ok: true } });
  await user.click(await press('Suspend'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Omar Saleh' }));
  await user.type(dialog.getByRole('textbox', { name: 'What the person is told' }), 'Too many advertisements');
  await answer(user, 'Suspend');
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'suspendUser')?.body).toEqual({
      public_reason: 'Too many advertisements',
      reason,
    }),
  );
});

test('what is wrong in the suspension stands at its own field, in its own words', async () => {
  const { user } = visit();
  await user.click(await press('Suspend'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Omar Saleh' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'What the person is told' })).toHaveAccessibleDescription(
      /Tell the person in 10 to 500 characters\./,
    ),
  );
  expect(dialog.getByRole('textbox', { name: 'What the person is told' })).not.toHaveAccessibleDescription(
    /Reason must be/,
  );
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    /Reason must be between 10 and 500 characters\./,
  );
});

test('a suspended account says since when and why, and can be let in again', async () => {
  const suspension = { since: '2026-03-01T09:00:00.000Z', by: null, reason: 'Spam', public_reason: 'Advertisements' };
  const { user, calls } = visit({ getUser: aPerson({ suspension }), restoreUser: { ok: true } });
  expect(await screen.findByText('Told to the person: Advertisements')).toBeVisible();
  await user.click(await press('Let in again'));
  await answer(user, 'Let in again');
  await waitFor(() => expect(calls.find(({ name }) => name === 'restoreUser')?.body).toEqual({ reason }));
});

test.each([
  ['another super-admin', aPerson({ roles: ['super-admin'] }), ['Log out everywhere', 'Suspend']],
  ['oneself', aPerson({ id: anId(1) }), ['Log out everywhere']],
  ['an account that everyone shares', aPerson({ shared: true }), ['See as this person']],
])('of %s only what can be done is offered', async (_who, person, offered) => {
  visit({ getUser: person });
  await screen.findByRole('table', { name: 'Roles' });
  const acts = ['See as this person', 'Log out everywhere', 'Suspend'];
  expect(acts.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(offered);
});

test('to see as somebody asks for a reason and says that they are told', async () => {
  const { user, calls } = visit({
    startImpersonation: () => {
      throw refusal('conflict');
    },
  });
  await user.click(await press('See as this person'));
  expect(await screen.findByText(/The person is told at once/)).toBeVisible();
  await answer(user, 'See as Omar Saleh');
  await waitFor(() => expect(calls.find(({ name }) => name === 'startImpersonation')?.body).toEqual({ reason }));
  expect(await screen.findByText(/Someone else was faster/)).toBeVisible();
});

test('an account that is not there says so, and leads to those that are', async () => {
  visit({
    getUser: () => {
      throw refusal('not_found');
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all accounts' })).toHaveAttribute('href', '/dashboard/people');
});

test('an address that names no account asks for none', async () => {
  const { calls } = renderScreen(<App />, { url: '/dashboard/people/duplicates', session, replies });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such account' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'getUser')).toEqual([]);
});

test('the screen speaks French', async () => {
  expect(await untranslated(<App />, { url, session, replies, until: 'Firefox on Linux' })).toEqual([]);
});
