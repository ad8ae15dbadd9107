import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { call } from '../../testing/call.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { type EventPicks, eventPicks, pickEvents } from '../../testing/event-picks.ts';
import { aMarketSite, doAllWork, type MarketSite, tellEvents } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import { aPlan, buyPlan, hasAccess, letPlanAge } from '../../testing/plan-site.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { type Script, scripts } from '../../testing/scripted-gateway.ts';
import { transactions } from '../billing/billing.tables.ts';
import type { PlanRow } from '../plans/plans.tables.ts';
import { renewPlan } from './renew-plan.ts';
import { renewDuePlans } from './renewal.work.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

/** A slow machine plays as many as it can. */
const RUNS = 25;
const ENOUGH_MS = 30_000;
const PRICE = 1900;

/** One thing that happens when a period is over; all of a round are begun at the same moment. */
type Move =
  | { kind: 'renew' | 'cancel' | 'resume' | 'card' | 'work' | 'look' }
  | { kind: 'events'; picks: EventPicks }
  | { kind: 'pay'; script: Script }
  | { kind: 'answer'; approves: boolean };

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('renew' as const, 'cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), script: fc.constantFrom('paid', 'paid', ...scripts) }),
  },
  fc.record({
    kind: fc.constantFrom('resume' as const, 'card' as const, 'work' as const, 'look' as const),
  }),
  fc.record({ kind: fc.constant('events' as const), picks: eventPicks }),
  fc.record({ kind: fc.constant('answer' as const), approves: fc.boolean() }),
);

interface World {
  person: SignedIn;
  plan: PlanRow;
  id: string;
  cardId: string;
  /** Of the gateway: those after it are of this world. */
  eventsBefore: number;
}

/** Somebody whose paid month is over. */
async function aWorld(): Promise<World> {
  it.till.say.card = undefined;
  const [person, plan] = [await aSignedIn(it.db), await aPlan(it)];
  const eventsBefore = it.till.events.length;
  await buyPlan(it, person, plan);
  const { subscription } = await call(it.app, 'getPlan', { headers: person.headers });
  await letPlanAge(it, person, 31);
  return { person, plan, id: subscription!.id, cardId: subscription!.card!.id, eventsBefore };
}

const bookedOf = ({ user }: SignedIn) => it.till.booked().filter(({ order }) => order.customerId === user.id);

/** Whether there was anything to answer; also what was given up here can be approved there. */
function answer({ person }: World, approves: boolean): boolean {
  const waiting = bookedOf(person).findLast(({ status }) => status === 'pending');
  if (waiting === undefined) return false;
  if (approves) it.till.approve(waiting.order.reference);
  else it.till.refuse(waiting.order.reference);
  return true;
}

/** What is refused, and what dies, is part of the game. */
async function make(world: World, one: Move): Promise<unknown> {
  const { person, plan, id, cardId } = world;
  const { headers } = person;
  if (one.kind === 'renew') return renewPlan(it.app.context, id);
  if (one.kind === 'cancel') return call(it.app, 'cancelPlan', { headers });
  if (one.kind === 'resume') return call(it.app, 'resumePlan', { headers });
  if (one.kind === 'card') return call(it.app, 'choosePlanCard', { headers, body: { card_id: cardId } });
  if (one.kind === 'pay') return buyPlan(it, person, plan, { script: one.script });
  if (one.kind === 'events') return tellEvents(it, pickEvents(it.till.events.slice(world.eventsBefore), one.picks));
  if (one.kind === 'answer') return answer(world, one.approves);
  return one.kind === 'work' ? doAllWork(it) : renewDuePlans.run(it.app.context);
}

/** What is under way comes to its end: pages are left, and the gateway is asked. */
async function comeToRest({ person }: World): Promise<void> {
  it.till.say.card = undefined;
  for (let round = 0; round < 3; round++) {
    await it.db
      .update(transactions)
      .set({ createdAt: sql`${transactions.createdAt} - interval '40 minutes'` })
      .where(eq(transactions.userId, person.user.id));
    await doAllWork(it);
    await renewDuePlans.run(it.app.context);
    await doAllWork(it);
  }
}

test('whoever renews, pays, cancels and tells at once: one charge a period, and access where it is paid or waited for', async () => {
  const until = Date.now() + ENOUGH_MS;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(undefined, 'challenge', 'challenge', ...scripts),
      fc.boolean(),
      fc.array(fc.array(move, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
      async (kept, isLate, rounds) => {
        if (Date.now() > until) return;
        const world = await aWorld();
        it.till.say.card = kept;
        for (const round of rounds) await Promise.allSettled(round.map((one) => make(world, one)));
        while (isLate && answer(world, true)) continue;
        await comeToRest(world);
        expect(await moneyFaults(it)).toEqual([]);
        await expectOneChargeAPeriod(world);
      },
    ),
    { numRuns: RUNS },
  );
}, 120_000);

async function expectOneChargeAPeriod({ person }: World): Promise<void> {
  const { subscription } = await call(it.app, 'getPlan', { headers: person.headers });
  const isRenewed = subscription!.ended_at === null && new Date(subscription!.current_period_ends_at) > new Date();
  const held = bookedOf(person).reduce((sum, { order }) => sum + it.till.heldOf(order.reference), 0);
  // The month before, and the one that follows where it was paid and is not over.
  expect(held).toBe(isRenewed ? 2 * PRICE : PRICE);
  expect(subscription!.status === 'active').toBe(isRenewed);
  expect(await hasAccess(it, person)).toBe(subscription!.ended_at === null);
}
