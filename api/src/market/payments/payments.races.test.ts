import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { v7 } from 'uuid';
import {
  type RefundWay,
  refundWays,
  type Resolution,
  resolutions,
} from '@stoa/shared/contract/market/billing-words.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { type EventPicks, eventPicks, pickEvents } from '../../testing/event-picks.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite, tellEvents } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { type Script, scripts } from '../../testing/scripted-gateway.ts';
import { checkPayment } from './check-payment.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

/** Rounds of a few moves find what is planted within some tens; a slow machine plays as many as it can. */
const RUNS = 25;
const ENOUGH_MS = 30_000;

/** One thing that somebody does; all of a round are begun at the same moment. */
type Move =
  | { kind: 'buy'; buyer: number; courses: number[]; script: Script; key: number; coupon: boolean }
  | { kind: 'return'; buyer: number }
  | { kind: 'answer'; approves: boolean; wrong: boolean }
  | { kind: 'refund'; amount: number; key: number; line: number | null; way: RefundWay }
  | { kind: 'ask'; buyer: number; line: number | null }
  | { kind: 'decide'; grants: boolean; way: RefundWay }
  | { kind: 'back'; amount: number }
  | { kind: 'void' }
  | { kind: 'resolve'; as: Resolution }
  | { kind: 'events'; picks: EventPicks }
  | { kind: 'work' };

const buyer = fc.nat(1);
const line = fc.option(fc.nat(1));
const way = fc.constantFrom(...refundWays);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      buyer,
      courses: fc.uniqueArray(fc.nat(1), { minLength: 1, maxLength: 2 }),
      script: fc.constantFrom(...scripts),
      key: fc.nat(2),
      coupon: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('return' as const), buyer }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      amount: fc.oneof(fc.constant(2400), fc.integer({ min: 1, max: 2400 })),
      key: fc.nat(2),
      line,
      way,
    }),
  },
  fc.record({ kind: fc.constant('ask' as const), buyer, line }),
  fc.record({ kind: fc.constant('decide' as const), grants: fc.boolean(), way }),
  fc.record({ kind: fc.constant('back' as const), amount: fc.constantFrom(1200, 2400) }),
  fc.record({ kind: fc.constant('answer' as const), approves: fc.boolean(), wrong: fc.boolean() }),
  fc.constant({ kind: 'void' as const }),
  fc.record({ kind: fc.constant('resolve' as const), as: fc.constantFrom(...resolutions) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('events' as const), picks: eventPicks }) },
  fc.constant({ kind: 'work' as const }),
);

interface World {
  buyers: SignedIn[];
  courses: CourseRow[];
  coupon: string;
  keys: string[];
  /** Of the gateway: those after it are of this world. */
  eventsBefore: number;
}

async function aWorld(): Promise<World> {
  const coupon = await aCoupon(it.db, { percent: 50, maxRedemptions: 1 });
  return {
    buyers: [await aSignedIn(it.db), await aSignedIn(it.db)],
    courses: [await aPaidCourse(it), await aPaidCourse(it)],
    coupon: coupon.code,
    keys: [v7(), v7(), v7()],
    eventsBefore: it.till.events.length,
  };
}

/** The payer of the newest challenge answers it, returns twice at once, and the gateway tells of it meanwhile. */
async function answer({ approves, wrong }: { approves: boolean; wrong: boolean }): Promise<unknown> {
  const [waiting] = it.till
    .booked()
    .filter(({ status }) => status === 'pending')
    .slice(-1);
  if (waiting === undefined) return undefined;
  const { id, reference } = waiting.order;
  if (wrong) it.till.claim(reference, 1);
  if (approves) it.till.approve(reference);
  else it.till.refuse(reference);
  const { context } = it.app;
  return Promise.allSettled(
    (['return', 'return', 'webhook', 'poller'] as const).map((source) => checkPayment(context, id, { source })),
  );
}

/** What is refused, and what dies, is part of the game. */
async function make(world: World, one: Move): Promise<unknown> {
  const { headers } = operator;
  if (one.kind === 'work') return doAllWork(it);
  if (one.kind === 'answer') return answer(one);
  if (one.kind === 'events') return tellEvents(it, pickEvents(it.till.events.slice(world.eventsBefore), one.picks));
  if (one.kind === 'buy') {
    const courses = one.courses.map((at) => world.courses[at]!);
    const expected = courses.length * (one.coupon ? 1200 : 2400);
    const given = {
      script: one.script,
      key: world.keys[one.key]!,
      expected,
      ...(one.coupon && { coupon: world.coupon }),
    };
    return buy(it, world.buyers[one.buyer]!, courses, given);
  }
  if (one.kind === 'decide') return decide(one);
  const { headers: own } = world.buyers['buyer' in one ? one.buyer : 0]!;
  const { items } = await call(it.app, 'listTransactions', { headers: own });
  const payment = items[0];
  if (payment === undefined) return undefined;
  const { id: transaction_id, reference } = payment;
  if (one.kind === 'back') return payBackThere(reference, one.amount);
  if (one.kind === 'return') return call(it.app, 'verifyPayment', { headers: own, body: { reference } });
  const reason = 'As the game wants it.';
  if (one.kind === 'void') return call(it.app, 'voidPayment', { headers, body: { transaction_id, reason } });
  if (one.kind === 'resolve') {
    return call(it.app, 'resolvePayment', { headers, body: { transaction_id, as: one.as, reason } });
  }
  const line_id = one.line === null ? undefined : payment.lines[one.line]?.line_id;
  const about = { transaction_id, reason, ...(line_id !== undefined && { line_id }) };
  if (one.kind === 'ask') return call(it.app, 'askRefund', { headers: own, body: about });
  const body = { ...about, key: world.keys[one.key]!, amount_minor: one.amount, way: one.way };
  return call(it.app, 'refundPayment', { headers, body });
}

/** No gateway gives back more than it holds. */
function payBackThere(reference: string, amountMinor: number): void {
  const most = Math.min(amountMinor, it.till.heldOf(reference));
  if (most > 0) it.till.payBackThere(reference, most);
}

/** On what was asked for last. */
async function decide({ grants, way }: { grants: boolean; way: RefundWay }): Promise<unknown> {
  const { headers } = operator;
  const { items } = await call(it.app, 'listRefunds', { headers, query: { per_page: 100 } });
  const id = items.at(-1)?.id;
  if (id === undefined) return undefined;
  const answer = 'Not as the game goes.';
  const body = grants ? { decision: 'grant' as const, way } : { decision: 'deny' as const, answer };
  return call(it.app, 'decideRefund', { headers, params: { id }, body });
}

test('whatever happens at the same moment, in the end money, access, books and coupons agree', async () => {
  const until = Date.now() + ENOUGH_MS;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(move, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        if (Date.now() > until) return;
        const world = await aWorld();
        for (const round of rounds) await Promise.allSettled(round.map((one) => make(world, one)));
        await doAllWork(it);
        await doAllWork(it);
        expect(await moneyFaults(it)).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
}, 90_000);

test('twenty buyers and a coupon for five: five pay less, and one press too many charges once', async () => {
  const course = await aPaidCourse(it);
  const { code } = await aCoupon(it.db, { percent: 50, maxRedemptions: 5 });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => aSignedIn(it.db)));
  const presses = buyers.flatMap((one) => {
    const key = v7();
    return [1, 2].map(() => buy(it, one, [course], { coupon: code, expected: 1200, key }));
  });
  const paid = (await Promise.allSettled(presses)).filter(({ status }) => status === 'fulfilled');
  expect(paid).toHaveLength(10);
  expect(it.till.booked().filter(({ order }) => buyers.some(({ user }) => user.id === order.customerId))).toHaveLength(
    5,
  );
  expect(await moneyFaults(it)).toEqual([]);
});

test.each(['dies_before', 'dies_after', 'lost_before', 'lost_after'] as const)(
  'a purchase at which everything %s is whole, or was never there, once the site is up again',
  async (script) => {
    const [person, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
    const key = v7();
    await buy(it, person, [course], { script, key }).catch(() => undefined);
    await doAllWork(it);
    expect(await moneyFaults(it)).toEqual([]);
    const { items } = await call(it.app, 'listTransactions', { headers: person.headers });
    expect(items.map(({ status }) => status)).toEqual([script.endsWith('after') ? 'paid' : 'initiated']);
  },
);
