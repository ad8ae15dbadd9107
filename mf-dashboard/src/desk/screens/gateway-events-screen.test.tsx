import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GatewayEvent } from '@stoa/shared/contract/market/gateway-events.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./gateway-events-screen.tsx');
});

const anEvent = (given: Partial<GatewayEvent> = {}): GatewayEvent => ({
  id: anId(40),
  gateway: 'sandbox',
  event_id: 'evt_1',
  type: 'payment.paid',
  reference: 'ST-7K2M-9QXD',
  payment: { id: anId(30), status: 'paid' },
  received_at: '2026-03-02T09:00:00.000Z',
  standing: 'taken_in',
  taken_in_at: '2026-03-02T09:00:01.000Z',
  last_error: null,
  ...given,
});
const givenUp = anEvent({ standing: 'given_up', taken_in_at: null, last_error: 'Error: no answer' });
const listOf = (...items: GatewayEvent[]) => ({ items, page: 1, per_page: 25, total: items.length });
const session = { roles: ['super-admin' as const], permissions: ['manage-payments' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/payments/events') =>
  renderScreen(<App />, { url, session, replies: { listGatewayEvents: listOf(anEvent()), ...replies } });
const replayButton = () => screen.findByRole('button', { name: 'Replay payment.paid of ST-7K2M-9QXD' });

test('each event says what it is of and what became of it, and leads to its payment', async () => {
  visit({ listGatewayEvents: listOf(givenUp) });
  const row = within(await screen.findByRole('row', { name: /ST-7K2M-9QXD/ }));
  for (const text of ['payment.paid', 'sandbox evt_1', 'Given up', 'Error: no answer'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('link', { name: 'ST-7K2M-9QXD' })).toHaveAttribute('href', `/dashboard/payments/${anId(30)}`);
});

test('one of a payment that is not of this site says so', async () => {
  visit({ listGatewayEvents: listOf(anEvent({ payment: null })) });
  expect(await screen.findByText('ST-7K2M-9QXD: not a payment of this site')).toBeVisible();
});

test('one that is replayed is shown as it stands then', async () => {
  let event = givenUp;
  const { user, calls, toasts } = visit({
    listGatewayEvents: () => listOf(event),
    replayGatewayEvent: () => (event = anEvent()),
  });
  await user.click(await replayButton());
  expect(await screen.findByText('Taken in', { selector: 'td *' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'replayGatewayEvent')?.params).toEqual({ id: anId(40) });
  expect(toasts.at(-1)).toMatchObject({ kind: 'success' });
});

test('why one cannot be replayed is told', async () => {
  const { user, toasts } = visit({
    replayGatewayEvent: () => {
      throw refusal('payment_transition');
    },
  });
  await user.click(await replayButton());
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      kind: 'error',
      message: expect.stringContaining('no longer takes payments'),
    }),
  );
});

test('what is looked for stands in the address and is asked for', async () => {
  const { user, url, calls } = visit();
  await user.type(await screen.findByRole('searchbox'), 'ST-7K2M');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Given up');
  await waitFor(() => expect(url()).toBe('/dashboard/payments/events?q=ST-7K2M&status=given_up'));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listGatewayEvents')?.query).toMatchObject({
      reference: 'ST-7K2M',
      standing: 'given_up',
    }),
  );
});

test('the oldest come first where that is asked, and days narrow what leaves as a file', async () => {
  const { user, url, calls } = visit(
    { getGatewayEventsLink: { url: '#events', expires_at: '2026-03-02T09:05:00.000Z' } },
    '/dashboard/payments/events?to=2026-03-02',
  );
  await user.click(await screen.findByRole('button', { name: 'Received' }));
  expect(url()).toBe('/dashboard/payments/events?to=2026-03-02&sort=received');
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'getGatewayEventsLink')?.query).toEqual({ to: '2026-03-02' }),
  );
});

test('no event at all and none like this are told apart', async () => {
  const { unmount } = visit({ listGatewayEvents: listOf() });
  expect(await screen.findByText('No events yet')).toBeVisible();
  unmount();
  visit({ listGatewayEvents: listOf() }, '/dashboard/payments/events?status=waiting');
  expect(await screen.findByText('No matching events')).toBeVisible();
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/payments/events',
      session,
      replies: { listGatewayEvents: listOf(givenUp) },
      until: 'ST-7K2M-9QXD',
      except: ['payment.paid', 'sandbox evt_1', 'Error: no answer'],
    }),
  ).toEqual([]);
});
