import { expect, test } from '@jest/globals';
import type { PlannableCourse } from '@stoa/shared/contract/market/path-planner.ts';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { makePlan, swapsFor } from './make-plan.ts';
import { noWish, type PlannerWish } from './planner-wish.ts';

const [ink, stone] = [anId(1), anId(2)];
const from = '2026-03-02';

const aPlannable = (
  number: number,
  given: Partial<PlannableCourse['course']> = {},
  rest: Partial<PlannableCourse> = {},
): PlannableCourse => ({
  ...{ skill_ids: [ink], after: [] },
  ...rest,
  course: aCourseCard({ id: anId(100 + number), name: `Course ${number}`, duration_s: 7200, ...given }),
});
const paid = (price_minor: number, currency = 'USD') => ({ type: 'paid' as const, price_minor, currency });
const wish = (given: Partial<PlannerWish> = {}): PlannerWish => ({ ...noWish, skills: [ink], ...given });
const namesOf = (found: PlannableCourse[], wanted: PlannerWish) =>
  makePlan(found, wanted, from).plan?.courses.map(({ card }) => card.name);

test('what one learns in already costs nothing, and only what is left of it takes time', () => {
  const begun = aPlannable(1, { ...paid(9000), student_percentage: 50 });
  const { plan } = makePlan([begun, aPlannable(2, paid(100))], wish(), from);
  expect(plan).toMatchObject({ cost: 0, minutes: 60, ends: '2026-03-04', breaks: [] });
});

test('what is sold in another currency is not weighed against this money', () => {
  const found = [aPlannable(1, paid(100, 'EUR')), aPlannable(2, paid(5000))];
  expect(namesOf(found, wish())).toEqual(['Course 2']);
  expect(namesOf(found, wish({ currency: 'EUR' }))).toEqual(['Course 1']);
});

test('where nothing keeps within the limits, the cheapest plan says which one it breaks', () => {
  const found = [aPlannable(1, paid(5000)), aPlannable(2, { ...paid(8000), duration_s: 600 })];
  expect(makePlan(found, wish({ budget: 4000 }), from).plan).toMatchObject({ cost: 5000, breaks: ['budget'] });
  expect(makePlan(found, wish({ until: '2026-03-02' }), from).plan).toMatchObject({ cost: 8000, breaks: [] });
  expect(makePlan(found, wish({ until: '2026-03-02', budget: 6000 }), from).plan).toMatchObject({
    cost: 5000,
    breaks: ['until'],
  });
});

test('skills that nobody teaches are named, and the others are planned for', () => {
  const made = makePlan([aPlannable(1)], wish({ skills: [stone, ink] }), from);
  expect(made.untaught).toEqual([stone]);
  expect(made.plan?.courses).toHaveLength(1);
  expect(makePlan([], wish(), from)).toEqual({ untaught: [ink], plan: undefined });
});

test('a swap says what it changes, and comes with the wish that does it', () => {
  const found = [
    aPlannable(1),
    aPlannable(2, { ...paid(900), duration_s: 3600 }),
    aPlannable(3, paid(500), { skill_ids: [stone] }),
  ];
  const { plan } = makePlan(found, wish(), from);
  const swaps = swapsFor(plan!.courses[0]!, { found, wish: wish(), plan: plan!, from });
  expect(swaps.map(({ card, cost, minutes }) => [card.name, cost, minutes])).toEqual([['Course 2', 900, -60]]);
  expect(namesOf(found, swaps[0]!.wish)).toEqual(['Course 2']);
});
