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
