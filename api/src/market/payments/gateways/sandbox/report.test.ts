import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { reportPages } from '../../../../testing/report-pages.ts';
import { startSandbox, type TestSandbox } from '../../../../testing/sandbox.ts';
import type { Gateway, Order } from '../gateway.ts';
import { makeSandboxGateway } from './sandbox-gateway.ts';

const DAY_MS = 24 * 3_600_000;
let sandbox: TestSandbox;
let gateway: Gateway;
beforeAll(async () => {
  sandbox = await startSandbox();
  gateway = makeSandboxGateway(sandbox.access);
});
afterAll(() => sandbox.kill());

async function pay(number = '4242424242424242'): Promise<{ order: Order; ref: string }> {
  const order: Order = {
    id: randomUUID(),
    reference: `ST-${randomUUID().slice(0, 8)}`,
    amountMinor: 4900,
    currency: 'USD',
    card: { token: await sandbox.token(number), save: false },
    createdAt: new Date(),
    customerId: 'customer-1',
    email: 'amina@example.org',
    returnUrl: 'http://localhost:8080/payment?reference=ST-1',
  };
  const outcome = await gateway.start(order);
  return { order, ref: outcome.kind === 'done' ? outcome.state.ref : '' };
}
async function reported(since: Date) {
  const pages = await reportPages(gateway, since);
  const payments = pages.flatMap((page) => (page.kind === 'page' ? page.payments : []));
  return { pages: pages.length, all: new Map(payments.map((one) => [one.reference, one])) };
}

test('it tells of all that moved money since then, page by page, with what went back and what was undone', async () => {
  const before = new Date();
  const orders: string[] = [];
  for (let more = 0; more < 101; more += 1) orders.push((await pay()).order.reference);
  const [back, undone] = [await pay(), await pay()];
  await gateway.refund({ ref: back.ref, id: randomUUID(), amountMinor: 900, currency: 'USD' });
  await gateway.void({ ref: undone.ref, id: undone.order.id });
  await pay('4000000000000002');
  const { pages, all } = await reported(before);
  expect(pages).toBe(2);
  expect([...all.keys()]).toEqual([...orders, back.order.reference, undone.order.reference]);
  expect(all.get(back.order.reference)).toEqual({
    ref: back.ref,
    reference: back.order.reference,
    currency: 'USD',
    paidMinor: 4900,
    refundedMinor: 900,
    isVoided: false,
  });
  expect(all.get(undone.order.reference)).toMatchObject({ isVoided: true });

  const later = new Date();
  expect((await reported(later)).all.size).toBe(0);
  await gateway.refund({ ref: back.ref, id: randomUUID(), amountMinor: 100, currency: 'USD' });
  const { all: since } = await reported(later);
  expect([...since.values()]).toMatchObject([{ reference: back.order.reference, refundedMinor: 1000 }]);
});

test('a clock that was moved ahead hides nothing', async () => {
  await sandbox.moveClock(3 * DAY_MS);
  const now = new Date();
  const { order } = await pay();
  expect((await reported(now)).all.has(order.reference)).toBe(true);
});

test('a gateway that does not answer tells nothing, and says so', async () => {
  const silent = makeSandboxGateway({ ...sandbox.access, url: 'http://127.0.0.1:9' });
  expect(await reportPages(silent, new Date())).toMatchObject([{ kind: 'unknown' }]);
});
