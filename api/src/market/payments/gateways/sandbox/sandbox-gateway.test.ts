import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox, type TestSandbox } from '../../../../testing/sandbox.ts';
import type { Gateway, Order } from '../gateway.ts';
import { openGateway } from '../../open-gateway.ts';
import { makeSandboxGateway } from './sandbox-gateway.ts';

const DAY_MS = 24 * 3_600_000;
let sandbox: TestSandbox;
let gateway: Gateway;

beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = makeSandboxGateway(sandbox.access);
});
afterAll(() => sandbox.kill());

const anOrder = async (number: string, change: Partial<Order> = {}): Promise<Order> => ({
  id: randomUUID(),
  reference: `ST-${randomUUID().slice(0, 8)}`,
  amountMinor: 4900,
  currency: 'USD',
  card: { token: await sandbox.token(number), save: false },
  createdAt: new Date(),
  customerId: 'customer-1',
  email: 'amina@example.org',
  returnUrl: 'http://localhost:8080/payment?reference=ST-1',
  ...change,
});
const asked = (order: Order) => ({ ...order, ref: undefined });
const paid = async (change: Partial<Order> = {}) => {
  const order = await anOrder('4242424242424242', change);
  const outcome = await gateway.start(order);
  if (outcome.kind !== 'done') throw new Error(`Not paid: ${JSON.stringify(outcome)}`);
  return { order, state: outcome.state };
};

test('a card that pays: done, with what is owed, the card and the hour of settlement', async () => {
  const { order, state } = await paid();
  expect(state).toMatchObject({
    status: 'paid',
    reference: order.reference,
    amountMinor: 4900,
    currency: 'USD',
    refundedMinor: 0,
    card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2040, ref: undefined },
    settled: false,
    failure: undefined,
  });
  expect(state.settlesAt?.getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
  expect(await gateway.verify(asked(order))).toEqual({ kind: 'known', state });
});

test('the same id charges once; other input under it is not taken for a failure', async () => {
  const { order, state } = await paid();
  expect(await gateway.start(order)).toEqual({ kind: 'done', state });
  expect(await gateway.start({ ...order, amountMinor: 1 })).toMatchObject({ kind: 'unknown' });
  const { payments } = await sandbox.look();
  expect(payments.filter(({ key }) => key === order.id)).toHaveLength(1);
});

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'card_expired'],
])('card %s is declined: %s', async (number, code) => {
  const order = await anOrder(number);
  const outcome = await gateway.start(order);
  expect(outcome).toMatchObject({ kind: 'declined', failure: { code } });
  expect(await gateway.verify(asked(order))).toMatchObject({
    kind: 'known',
    state: { status: 'failed', failure: { code }, settlesAt: undefined },
  });
});

test('a token is good for one payment, and what cannot be charged is declined without one', async () => {
  const order = await anOrder('4242424242424242');
  await gateway.start(order);
  const again = { ...order, id: randomUUID(), reference: 'ST-again' };
  expect(await gateway.start(again)).toMatchObject({
    kind: 'declined',
    ref: undefined,
    failure: { code: 'gateway_refused' },
  });
  expect(await gateway.verify(asked(again))).toEqual({ kind: 'never_heard' });
});

test('a card that asks who pays: a page to go to, then paid or not authenticated', async () => {
  for (const [decision, status] of [
    ['approve', 'paid'],
    ['refuse', 'failed'],
  ] as const) {
    const order = await anOrder('4000002500003155');
    const outcome = await gateway.start(order);
    if (outcome.kind !== 'challenge') throw new Error(`No challenge: ${outcome.kind}`);
    expect(outcome.expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(await gateway.verify(asked(order))).toMatchObject({ kind: 'known', state: { status: 'pending' } });
    await sandbox.decide(outcome.url, decision);
    expect(await gateway.verify(asked(order))).toMatchObject({ kind: 'known', state: { status } });
    // A second press changes nothing.
    await sandbox.decide(outcome.url, 'approve');
    expect(await gateway.verify(asked(order))).toMatchObject({ kind: 'known', state: { status } });
  }
});

test('a slow card is pending to those who ask meanwhile, and paid in the end', async () => {
  const order = await anOrder('4000000000000259');
  const started = gateway.start(order);
  const verified = () => gateway.verify(asked(order));
  while ((await verified()).kind === 'never_heard');
  expect(await verified()).toMatchObject({ kind: 'known', state: { status: 'pending' } });
  await sandbox.moveClock(8_000);
  expect(await started).toMatchObject({ kind: 'done', state: { status: 'paid' } });
});

test('who does not wait for a slow card knows nothing', async () => {
  const hasty = makeSandboxGateway({ ...sandbox.access, timeoutMs: 300 });
  const order = await anOrder('4000000000000259');
  expect(await hasty.start(order)).toEqual({ kind: 'unknown', cause: 'it did not answer in time' });
});

test('an answer that is lost is unknown; asked again, it was one charge', async () => {
  const order = await anOrder('4000000000000127');
  expect(await gateway.start(order)).toMatchObject({ kind: 'unknown' });
  expect(await gateway.verify(asked(order))).toMatchObject({ kind: 'known', state: { status: 'paid' } });
  expect(await gateway.start(order)).toMatchObject({ kind: 'done', state: { status: 'paid' } });
  const { payments } = await sandbox.look();
  expect(payments.filter(({ key }) => key === order.id)).toHaveLength(1);
});

test('a void undoes what is not settled, once', async () => {
  const { order, state } = await paid();
  const done = await gateway.void({ ref: state.ref, id: order.id });
  expect(done).toMatchObject({ kind: 'done' });
  expect(await gateway.void({ ref: state.ref, id: order.id })).toEqual(done);
  expect(await gateway.verify(asked(order))).toMatchObject({ state: { status: 'voided', settlesAt: undefined } });
  expect(await gateway.refund({ ref: state.ref, id: randomUUID(), amountMinor: 1, currency: 'USD' })).toMatchObject({
    kind: 'refused',
  });
});

test('after a day of its clock a payment is settled: no void any more, but refunds up to what was paid', async () => {
  const { order, state } = await paid();
  await sandbox.moveClock(DAY_MS);
  expect(await gateway.verify(asked(order))).toMatchObject({ state: { status: 'paid', settled: true } });
  expect(await gateway.void({ ref: state.ref, id: randomUUID() })).toEqual({
    kind: 'refused',
    message: 'This payment is already settled. Refund it instead. This one is settled.',
  });
  const part = { ref: state.ref, id: randomUUID(), amountMinor: 1900, currency: 'USD' };
  const first = await gateway.refund(part);
  expect(first).toMatchObject({ kind: 'done' });
  expect(await gateway.refund(part)).toEqual(first);
  expect(await gateway.refund({ ...part, id: randomUUID(), amountMinor: 3001 })).toEqual({
    kind: 'refused',
    message: 'Refund cannot exceed the amount paid.',
  });
  expect(await gateway.refund({ ...part, id: randomUUID(), amountMinor: 3000 })).toMatchObject({ kind: 'done' });
  expect(await gateway.verify(asked(order))).toMatchObject({ state: { status: 'paid', refundedMinor: 4900 } });
});

test('a workbench settles one payment at once, as often as it is asked, and no other', async () => {
  const [one, other] = [await paid(), await paid()];
  for (const _ of [1, 2]) await sandbox.settle(one.state.ref);
  expect(await gateway.verify(asked(one.order))).toMatchObject({ state: { status: 'paid', settled: true } });
  expect(await gateway.verify(asked(other.order))).toMatchObject({ state: { status: 'paid', settled: false } });
  expect(await gateway.void({ ref: other.state.ref, id: other.order.id })).toMatchObject({ kind: 'done' });
  await expect(sandbox.settle(other.state.ref)).rejects.toThrow(/409.*This one is voided/);
});

test('a card that was kept pays again for its own customer, until it is forgotten', async () => {
  const order = await anOrder('4242424242424242');
  const { state } = await paid({ card: { ...(order.card as { token: string }), save: true } });
  const ref = state.card?.ref;
  if (ref === undefined) throw new Error('The card was not kept.');
  expect((await paid({ card: { ref } })).state.card).toMatchObject({ last4: '4242', ref });
  const byAnother = await anOrder('4242424242424242', { card: { ref }, customerId: 'customer-2' });
  expect(await gateway.start(byAnother)).toMatchObject({ kind: 'declined' });
  expect(await gateway.forgetCard({ ref, customerId: 'customer-2' })).toMatchObject({ kind: 'refused' });
  expect(await gateway.forgetCard({ ref, customerId: 'customer-1' })).toMatchObject({ kind: 'done' });
  expect(await gateway.start({ ...byAnother, customerId: 'customer-1' })).toMatchObject({ kind: 'declined' });
});

const kept = async (number: string) => {
  const order = await anOrder(number, { amountMinor: 0 });
  const card = { ...(order.card as { token: string }), save: true };
  return { ...order, card };
};
const charged = async (ref: string | undefined, change: Partial<Order> = {}) =>
  gateway.start(await anOrder('4242424242424242', { card: { ref: ref ?? '' }, ...change }));

test('a card is checked and kept for nothing, told by an event, and pays from then on', async () => {
  const order = await kept('4242424242424242');
  const outcome = await gateway.saveCard(order);
  if (outcome.kind !== 'done') throw new Error(`Not kept: ${JSON.stringify(outcome)}`);
  const { state } = outcome;
  expect(state).toMatchObject({ status: 'paid', amountMinor: 0, currency: 'USD', settlesAt: undefined });
  expect(await gateway.verify(asked(order))).toEqual({ kind: 'known', state });
  expect(await gateway.saveCard(order)).toEqual(outcome);
  const { events } = await sandbox.look();
  expect(events.filter(({ reference }) => reference === order.reference)).toMatchObject([{ type: 'card.kept' }]);
  expect(await charged(state.card?.ref)).toMatchObject({ kind: 'done', state: { status: 'paid', amountMinor: 4900 } });
  expect(await charged(state.card?.ref, { isUnattended: true })).toMatchObject({ kind: 'done' });
  expect(await gateway.void({ ref: state.ref, id: order.id })).toMatchObject({ kind: 'refused' });
});

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'card_expired'],
])('card %s is not kept: %s', async (number, code) => {
  const order = await kept(number);
  expect(await gateway.saveCard(order)).toMatchObject({ kind: 'declined', failure: { code } });
  expect(await gateway.verify(asked(order))).toMatchObject({ state: { status: 'failed', card: { ref: undefined } } });
});

test('a check asks at the bank, too, waits for a slow card, and loses its answer', async () => {
  const asks = await kept('4000002500003155');
  const outcome = await gateway.saveCard(asks);
  if (outcome.kind !== 'challenge') throw new Error(`No challenge: ${outcome.kind}`);
  expect(await (await fetch(outcome.url)).text()).toContain('Do you confirm that this card is yours?');
  expect(await gateway.verify(asked(asks))).toMatchObject({ state: { status: 'pending', card: { ref: undefined } } });
  await sandbox.decide(outcome.url, 'approve');
  const known = await gateway.verify(asked(asks));
  if (known.kind !== 'known') throw new Error('It is not known.');
  // Its payer has answered once: who is away is not asked again.
  expect(await charged(known.state.card?.ref, { isUnattended: true })).toMatchObject({ kind: 'done' });
  expect(await charged(known.state.card?.ref)).toMatchObject({ kind: 'challenge' });

  const lost = await kept('4000000000000127');
  expect(await gateway.saveCard(lost)).toMatchObject({ kind: 'unknown' });
  expect(await gateway.verify(asked(lost))).toMatchObject({ state: { status: 'paid', card: { last4: '0127' } } });

  const slow = await kept('4000000000000259');
  const started = gateway.saveCard(slow);
  while ((await gateway.verify(asked(slow))).kind === 'never_heard');
  await sandbox.moveClock(8_000);
  expect(await started).toMatchObject({ kind: 'done', state: { status: 'paid', amountMinor: 0 } });
});

test('a card may be kept and decline every charge; nothing is charged to one that is not to be kept', async () => {
  const outcome = await gateway.saveCard(await kept('4000000000000341'));
  if (outcome.kind !== 'done') throw new Error('Not kept.');
  expect(await charged(outcome.state.card?.ref, { isUnattended: true })).toMatchObject({
    kind: 'declined',
    failure: { code: 'card_declined' },
  });
  const notKept = await anOrder('4242424242424242', { amountMinor: 0 });
  expect(await gateway.saveCard(notKept)).toMatchObject({ kind: 'declined', ref: undefined });
});

test('money that is only held is taken by a capture', async () => {
  const order = await anOrder('4242424242424242');
  const body = {
    reference: order.reference,
    amount_minor: 4900,
    currency: 'USD',
    card: order.card,
    customer: order.customerId,
    email: order.email,
    return_url: order.returnUrl,
    capture: 'manual',
  };
  const headers = { authorization: `Bearer ${sandbox.access.secret}`, 'idempotency-key': order.id };
  const reply = await fetch(`${sandbox.access.url}/v1/payments`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { id: ref } = (await reply.json()) as { id: string };
  expect(await gateway.verify(asked(order))).toMatchObject({ state: { status: 'authorized', settlesAt: undefined } });
  const done = await gateway.capture({ ref, id: order.id });
  expect(done).toMatchObject({ kind: 'done' });
  expect(await gateway.capture({ ref, id: order.id })).toEqual(done);
  expect(await gateway.capture({ ref, id: randomUUID() })).toMatchObject({ kind: 'refused' });
  expect(await gateway.capture({ ref, id: randomUUID() })).toMatchObject({ kind: 'refused' });
  expect(await gateway.verify(asked(order))).toMatchObject({ state: { status: 'paid' } });
});

test('what a dead gateway had said stays true, and what it had not begun it never heard of', async () => {
  const own = await startSandbox();
  const mine = makeSandboxGateway(own.access);
  const order = {
    ...(await anOrder('4242424242424242')),
    card: { token: await own.token('4242424242424242'), save: false },
  };
  const next = {
    ...order,
    id: randomUUID(),
    reference: 'ST-next',
    card: { token: await own.token('4242424242424242'), save: false },
  };
  try {
    const before = await mine.start(order);
    await own.kill();
    for (const outcome of [await mine.start(next), await mine.verify(asked(order))]) {
      expect(outcome).toMatchObject({ kind: 'unknown', cause: expect.stringContaining('ECONNREFUSED') });
    }
    expect(await mine.refund({ ref: 'pay_1', id: randomUUID(), amountMinor: 1, currency: 'USD' })).toMatchObject({
      kind: 'unknown',
    });
    await own.restart();
    expect(await mine.start(order)).toEqual(before);
    expect(await mine.verify(asked(next))).toEqual({ kind: 'never_heard' });
    expect(await mine.start(next)).toMatchObject({ kind: 'done' });
  } finally {
    await own.kill();
  }
});

test('a slow card answers after its gateway was killed in the midst of it', async () => {
  const own = await startSandbox();
  const mine = makeSandboxGateway(own.access);
  const order = {
    ...(await anOrder('4242424242424242')),
    card: { token: await own.token('4000000000000259'), save: false },
  };
  try {
    const started = mine.start(order);
    while ((await mine.verify(asked(order))).kind === 'never_heard');
    await own.kill();
    expect(await started).toMatchObject({ kind: 'unknown' });
    await own.restart();
    expect(await mine.verify(asked(order))).toMatchObject({ state: { status: 'pending' } });
    await own.moveClock(8_000);
    expect(await mine.verify(asked(order))).toMatchObject({ state: { status: 'paid' } });
  } finally {
    await own.kill();
  }
});

test.each([
  ['a page', 200, '<h1>Hello</h1>'],
  ['a payment without a status', 200, '{"id":"pay_1"}'],
  ['a fault of its own', 500, '{"error":{"code":"broken","message":"Something went wrong."}}'],
  ['that it does not know us', 401, '{"error":{"code":"unauthenticated","message":"Give the secret."}}'],
])('a gateway that answers %s is unknown', async (_, status, body) => {
  const server = createServer((request, reply) => request.resume().on('end', () => reply.writeHead(status).end(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const odd = makeSandboxGateway({ ...sandbox.access, url });
  try {
    const order = await anOrder('4242424242424242');
    expect(await odd.start(order)).toMatchObject({ kind: 'unknown' });
    expect(await odd.verify(asked(order))).toMatchObject({ kind: 'unknown' });
    expect(await odd.void({ ref: 'pay_1', id: order.id })).toMatchObject({ kind: 'unknown' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the settings open the gateway, or none', () => {
  expect(openGateway({ gateway: undefined })).toBeUndefined();
  expect(openGateway({ gateway: { name: 'sandbox', ...sandbox.access } })).toMatchObject({
    name: 'sandbox',
    isSandbox: true,
    cardFieldsUrl: `${sandbox.access.publicUrl}/card-fields`,
  });
});
