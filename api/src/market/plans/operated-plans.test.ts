import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const aDraft = (given: object = {}) => ({
  name: `Everything ${v7().slice(-8)}`,
  interval: 'month' as const,
  amount_minor: 1900,
  currency: 'USD',
  trial_days: 14,
  ...given,
});
const create = (given?: object) => call(it.app, 'createPlan', { headers: operator.headers, body: aDraft(given) });
const change = (id: string, body: { name?: string; trial_days?: number; on_sale?: boolean }) =>
  call(it.app, 'updatePlan', { headers: operator.headers, params: { id }, body });
const idsOnOffer = async () => (await call(it.app, 'listPlansOnOffer', {})).map(({ id }) => id);

test('a plan is on offer from the moment it is made, until it is taken off sale, and can be put back', async () => {
  const plan = await create();
  expect(plan).toMatchObject({
    amount_minor: 1900,
    trial_days: 14,
    retired_at: null,
    trialing: 0,
    active: 0,
    past_due: 0,
  });
  expect(await idsOnOffer()).toContain(plan.id);

  const retired = await change(plan.id, { on_sale: false });
  expect(retired.retired_at).not.toBeNull();
  expect(await idsOnOffer()).not.toContain(plan.id);
  expect((await change(plan.id, { on_sale: false })).retired_at).toBe(retired.retired_at);
  const all = await call(it.app, 'listPlans', { headers: operator.headers });
  expect(all.at(-1)?.id).toBe(plan.id);

  expect(await change(plan.id, { on_sale: true, name: 'All there is', trial_days: 0 })).toMatchObject({
    retired_at: null,
    name: 'All there is',
    trial_days: 0,
    amount_minor: 1900,
  });
});

test.each<[object, Record<string, string[]>]>([
  [{ name: 'A' }, { name: ['Give the plan a name of 3 to 60 characters.'] }],
  [{ trial_days: 91 }, { trial_days: ['A trial lasts 0 to 90 days.'] }],
  [{ amount_minor: 0 }, { amount_minor: ['A plan has a price.'] }],
  [{ amount_minor: 1_000_001 }, { amount_minor: ['The amount may be at most 10,000.'] }],
  [{ currency: 'HUF', amount_minor: 150 }, { amount_minor: ['The amount must be a multiple of 1.'] }],
  [{ currency: 'XXX' }, { currency: ['Choose a currency.'] }],
])('what no plan can be is refused at its field: %o', async (given, fields) => {
  const refused = await refusedCall(it.app, 'createPlan', { headers: operator.headers, body: aDraft(given) });
  expect(refused).toMatchObject({ status: 422, problem: { errors: fields } });
});

test('two plans on sale have two names; one off sale may have the name of another', async () => {
  const plan = await create();
  const twin = await refusedCall(it.app, 'createPlan', {
    headers: operator.headers,
    body: aDraft({ name: plan.name.toUpperCase() }),
  });
  expect(twin).toMatchObject({ problem: { errors: { name: ['Another plan on sale has this name.'] } } });
  await change(plan.id, { on_sale: false });
  expect((await create({ name: plan.name })).name).toBe(plan.name);
  const back = await refusedCall(it.app, 'updatePlan', {
    headers: operator.headers,
    params: { id: plan.id },
    body: { on_sale: true },
  });
  expect(back).toMatchObject({ problem: { errors: { name: ['Another plan on sale has this name.'] } } });
});

test('who does not manage payments neither makes plans nor sees who has them', async () => {
  const { headers } = await aSignedIn(it.db);
  expect((await refusedCall(it.app, 'createPlan', { headers, body: aDraft() })).status).toBe(403);
  expect((await refusedCall(it.app, 'listPlans', { headers })).status).toBe(403);
});
