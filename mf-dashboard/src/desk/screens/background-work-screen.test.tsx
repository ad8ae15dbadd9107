import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GivenUpWork } from '@stoa/shared/contract/people/background-work.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./background-work-screen.tsx');
  await import('../features/work/drop-modal.tsx');
});

const givenUp = (given: Partial<GivenUpWork> = {}): GivenUpWork => ({
  id: anId(70),
  kind: 'ask gateway',
  key: anId(7),
  attempts: 8,
  last_error: 'Error: connect ECONNREFUSED',
  created_at: '2026-03-02T09:00:00.000Z',
  given_up_at: '2026-03-02T15:00:00.000Z',
  ...given,
});
const listOf = (...items: GivenUpWork[]) => ({ items, page: 1, per_page: 25, total: items.length });
const session = { roles: ['super-admin' as const], permissions: ['view-admin-dashboard' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/work') =>
  renderScreen(<App />, { url, session, replies: { listGivenUpWork: listOf(givenUp()), ...replies } });
const retryButton = () => screen.findByRole('button', { name: 'Try again: ask gateway' });

test('each says what was to be done, of what, how often it was tried and what broke it', async () => {
  visit({ listGivenUpWork: listOf(givenUp(), givenUp({ id: anId(71), kind: 'send receipt', last_error: null })) });
  const row = within(await screen.findByRole('row', { name: /ask gateway/ }));
  for (const text of [anId(7), 'Error: connect ECONNREFUSED', 'after 8 attempts'])
    expect(row.getByText(text)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /send receipt/ })).getByText('Not known')).toBeVisible();
});

test('one kind is asked for, and the address says which', async () => {
  const kinds = [
    { kind: 'ask gateway', count: 1 },
    { kind: 'send receipt', count: 3 },
  ];
  const { user, url, calls } = visit({ listGivenUpWork: { ...listOf(givenUp()), kinds } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind of work' }), 'send receipt (3)');
  await waitFor(() => expect(url()).toBe('/dashboard/work?kind=send+receipt'));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ kind: 'send receipt' }));
});

test('many are tried again at once, and it is said how many', async () => {
  const { user, calls, toasts } = visit({
    listGivenUpWork: listOf(givenUp(), givenUp({ id: anId(71), key: 'other' })),
    retryManyWork: { done: 1 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
  const bar = within(screen.getByRole('group', { name: 'What to do with the chosen rows' }));
  await user.click(bar.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('1 work is being tried again.'));
  expect(calls.find(({ name }) => name === 'retryManyWork')?.body).toEqual({ ids: [anId(70), anId(71)] });
  expect(screen.queryByRole('group', { name: 'What to do with the chosen rows' })).toBeNull();
});

test('nothing is dropped without a reason', async () => {
  const { user, calls, toasts } = visit({ dropWork: { done: 1 } });
  await user.click(await screen.findByRole('checkbox', { name: `Choose ask gateway ${anId(7)}` }));
  await user.click(screen.getByRole('button', { name: 'Drop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Drop this work?' }));
  await user.click(dialog.getByRole('button', { name: 'Drop' }));
  expect(await dialog.findByText('Say why, in 3 to 500 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Settled by hand');
  await user.click(dialog.getByRole('button', { name: 'Drop' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('1 work was dropped.'));
  expect(calls.find(({ name }) => name === 'dropWork')?.body).toEqual({ ids: [anId(70)], reason: 'Settled by hand' });
});

test('one that is tried again leaves the list', async () => {
  let isWaiting = true;
  const { user, calls, toasts } = visit({
    listGivenUpWork: () => (isWaiting ? listOf(givenUp()) : listOf()),
    retryWork: () => {
      isWaiting = false;
      return { ok: true };
    },
  });
  await user.click(await retryButton());
  expect(await screen.findByRole('heading', { name: 'Nothing was given up' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'retryWork')?.params).toEqual({ id: anId(70) });
  expect(toasts.at(-1)).toMatchObject({ kind: 'success', message: expect.stringContaining('is being tried again') });
});

test('who comes second is told, and the list is read again', async () => {
  let isWaiting = true;
  const { user, toasts } = visit({
    listGivenUpWork: () => (isWaiting ? listOf(givenUp()) : listOf()),
    retryWork: () => {
      isWaiting = false;
      throw refusal('not_found');
    },
  });
  await user.click(await retryButton());
  expect(await screen.findByRole('heading', { name: 'Nothing was given up' })).toBeVisible();
  expect(toasts).toContainEqual({ kind: 'warning', message: 'Someone else has already had it tried again.' });
});

test('a try that could not be asked for is told, and can be asked for again', async () => {
  const { user, toasts } = visit({
    retryWork: () => {
      throw refusal('unavailable');
    },
  });
  await user.click(await retryButton());
  await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
  expect(await retryButton()).toBeEnabled();
});

test('a list that cannot be read says so, and is read again when asked', async () => {
  let isDown = true;
  const { user } = visit({
    listGivenUpWork: () => {
      if (isDown) throw refusal('internal');
      return listOf(givenUp());
    },
  });
  const again = await screen.findByRole('button', { name: /try again|retry/i });
  isDown = false;
  await user.click(again);
  expect(await retryButton()).toBeVisible();
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/work',
      session,
      replies: { listGivenUpWork: listOf(givenUp()) },
      until: 'ask gateway',
    }),
  ).toEqual([]);
});
