import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import {
  aMarketSite,
  aPaidCourse,
  buy,
  doAllWork,
  letPaymentAge,
  type MarketSite,
  tellEvents,
} from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { type Script, tokenOf } from '../../testing/scripted-gateway.ts';
import { findEntries } from '../ledger/find-entries.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(async () => {
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

const bodyOf = (script: Script, given: { key?: string; return_to?: string } = {}) => ({
  key: v7(),
  token: tokenOf(script),
  ...given,
});
const check = ({ headers }: SignedIn, script: Script, given: Parameters<typeof bodyOf>[1] = {}) =>
  call(it.app, 'tokenizeCard', { headers, body: bodyOf(script, given) });
const refusedCheck = ({ headers }: SignedIn, body: object) =>
  refusedCall(it.app, 'tokenizeCard', { headers, body: body as ReturnType<typeof bodyOf> });
const verify = ({ headers }: SignedIn, reference: string) =>
  call(it.app, 'verifyPayment', { headers, body: { reference } });
const cardsOf = ({ headers }: SignedIn) => call(it.app, 'listCards', { headers });
const told = (reference: string) => it.till.events.filter((event) => event.reference === reference);

test('a card is checked and kept for nothing, is told once, and pays then', async () => {
  const person = await aSignedIn(it.db);
  const done = await check(person, 'paid');
  const [card] = await cardsOf(person);
  expect(done).toMatchObject({
    kind: 'card_verification',
    status: 'paid',
    amount_minor: 0,
    items: [],
    next: null,
    card_id: card!.id,
  });
  expect(await findEntries(it.db, done.id)).toEqual([]);
  const { items } = await call(it.app, 'listTransactions', { headers: person.headers });
  expect(items).toMatchObject([
    { kind: 'card_verification', status: 'paid', item: null, card: { last4: '4242' }, refund_obstacle: 'not_paid' },
  ]);
  await tellEvents(it, told(done.reference));
  await doAllWork(it);
  expect(await verify(person, done.reference)).toEqual(done);
  expect(await cardsOf(person)).toHaveLength(1);
  const paid = await buy(it, person, [await aPaidCourse(it)], { card: { kind: 'saved', id: card!.id } });
  expect(paid).toMatchObject({ kind: 'course', status: 'paid', card_id: card!.id });
});

test('the same key gives the same check, and with another card in it is refused', async () => {
  const person = await aSignedIn(it.db);
  const key = v7();
  const first = await check(person, 'paid', { key });
  expect(await check(person, 'paid', { key })).toEqual(first);
  expect(await refusedCheck(person, bodyOf('declined', { key }))).toMatchObject({
    status: 422,
    problem: { code: 'payment_key_reused' },
  });
  expect(await cardsOf(person)).toHaveLength(1);
  const course = await aPaidCourse(it);
  const items = [{ kind: 'course' as const, id: course.id }];
  const purchase = { key, items, expected_minor: 2400, card: { kind: 'token' as const, token: tokenOf('paid') } };
  expect(await refusedCall(it.app, 'pay', { headers: person.headers, body: purchase })).toMatchObject({ status: 422 });
});

test('a declined card is not kept, and says why', async () => {
  const person = await aSignedIn(it.db);
  const done = await check(person, 'declined');
  expect(done).toMatchObject({ status: 'failed', failure: { code: 'card_declined' }, card_id: null });
  await verify(person, done.reference);
  await tellEvents(it, told(done.reference));
  await doAllWork(it);
  expect(await cardsOf(person)).toEqual([]);
});

test('a bank that asks sends the person back to where they were, and the card is kept when they have answered', async () => {
  const person = await aSignedIn(it.db);
  const asked = await check(person, 'challenge', { return_to: '/payment?plan=abc' });
  expect(asked).toMatchObject({ status: 'initiated', next: { kind: 'redirect' }, card_id: null });
  const { order } = it.till.booked().at(-1)!;
  expect(order).toMatchObject({ amountMinor: 0, card: { save: true } });
  expect(order.returnUrl).toMatch(/^[^?]*\/payment\?plan=abc&reference=ST-[\w-]+$/);
  expect(await cardsOf(person)).toEqual([]);
  it.till.approve(asked.reference);
  const kept = await verify(person, asked.reference);
  const [card] = await cardsOf(person);
  expect(kept).toMatchObject({ status: 'paid', next: null, card_id: card!.id });

  const refused = await check(person, 'challenge');
  expect(it.till.booked().at(-1)!.order.returnUrl).toMatch(/\/account\/billing\?reference=/);
  it.till.refuse(refused.reference);
  expect(await verify(person, refused.reference)).toMatchObject({ status: 'failed', card_id: null });
});

test('nobody is sent to another site', async () => {
  const person = await aSignedIn(it.db);
  for (const return_to of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'billing']) {
    expect(await refusedCheck(person, { ...bodyOf('paid'), return_to })).toMatchObject({
      status: 422,
      problem: { code: 'invalid' },
    });
  }
});

test('an answer that is lost is asked for until it is known: one card', async () => {
  const person = await aSignedIn(it.db);
  const key = v7();
  const lost = await check(person, 'lost_after', { key });
  expect(lost).toMatchObject({ status: 'initiated', next: null, card_id: null });
  await doAllWork(it);
  const [card] = await cardsOf(person);
  expect(await check(person, 'lost_after', { key })).toMatchObject({ status: 'paid', card_id: card!.id });

  const silent = await check(person, 'lost_before');
  expect(await verify(person, silent.reference)).toMatchObject({ status: 'initiated' });
  await letPaymentAge(it, silent.reference, 3);
  expect(await verify(person, silent.reference)).toMatchObject({ status: 'failed', failure: { code: 'expired' } });
  expect(await cardsOf(person)).toHaveLength(1);
});

test('whatever dies on the way, the card is kept once or not at all', async () => {
  const person = await aSignedIn(it.db);
  for (const [script, kept] of [
    ['dies_before', 0],
    ['dies_after', 1],
  ] as const) {
    await expect(check(person, script)).rejects.toThrow();
    await doAllWork(it);
    expect(await cardsOf(person)).toHaveLength(kept);
  }
});

test('what was only checked is neither voided nor refunded', async () => {
  const [person, operator] = [await aSignedIn(it.db), await aSignedIn(it.db, { roles: ['super-admin'] })];
  const { id } = await check(person, 'paid');
  const story = await call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id } });
  expect(story).toMatchObject({ can_void: false, refundable_minor: 0, lines: [], entries: [], settles_at: null });
  const body = { transaction_id: id, reason: 'Tried out.' };
  expect(await refusedCall(it.app, 'voidPayment', { headers: operator.headers, body })).toMatchObject({ status: 409 });
});

test('a gateway that cannot check a card without charging it says so, and is not asked', async () => {
  const person = await aSignedIn(it.db);
  const { capabilities } = it.till.gateway;
  capabilities.keepsUnpaid = false;
  try {
    expect(await call(it.app, 'getPaymentSettings', {})).toMatchObject({ keeps_unpaid: false });
    expect(await refusedCheck(person, bodyOf('paid'))).toMatchObject({
      status: 409,
      problem: { code: 'card_not_checked' },
    });
  } finally {
    capabilities.keepsUnpaid = true;
  }
  expect((await refusedCheck(person, { key: v7(), token: null })).problem.errors).toEqual({ token: ['Enter a card.'] });
});

test('nobody tries out a stolen list of cards', async () => {
  const person = await aSignedIn(it.db);
  for (let tries = 0; tries < 20; tries += 1) await check(person, 'declined');
  expect(await refusedCheck(person, bodyOf('declined'))).toMatchObject({
    status: 429,
    problem: { code: 'too_many_cards' },
  });
});
