import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aMarketSite, aPaidCourse, aSoldPath, buy, type MarketSite } from '../../testing/market-site.ts';
import type { PathFee } from '@stoa/shared/contract/market/learning-paths.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: MarketSite;
let partner: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  partner = await aSignedIn(it.db, { roles: ['partner'] });
});
afterAll(() => it.close());

const PRICE: PathFee = { fee: 'one_time', amount_minor: 4900, compare_at_minor: 9900, currency: 'EUR' };
const bodyOf = ({ id }: { id: string }, fee: Partial<PathFee>) => ({ path_id: id, ...PRICE, ...fee });
const see = ({ slug }: { slug: string }, { headers }: Partial<SignedIn> = {}) =>
  call(it.app, 'getLearningPath', { params: { slug }, ...(headers && { headers }) });

test('a partner says what an own path costs, and all see it', async () => {
  const path = await aSoldPath(it, [await aPaidCourse(it)], { partnerId: partner.user.id });
  const saved = await call(it.app, 'saveLearningPathFee', { headers: partner.headers, body: bodyOf(path, {}) });
  expect(saved).toEqual(PRICE);
  expect(await see(path)).toMatchObject({ ...PRICE, singly: { amount_minor: 2400, currency: 'USD' } });
  await call(it.app, 'saveLearningPathFee', {
    headers: partner.headers,
    body: bodyOf(path, { fee: 'free', amount_minor: 0, compare_at_minor: null }),
  });
  expect((await call(it.app, 'listLearningPaths', {})).items.find(({ id }) => id === path.id)).toMatchObject({
    fee: 'free',
    amount_minor: 0,
  });
});

test('a fee writes over none that was said since, and over nothing else', async () => {
  const path = await aSoldPath(it, [await aPaidCourse(it)], { partnerId: partner.user.id });
  const { headers } = partner;
  const saveFee = (fee: Partial<PathFee>, base_version: number) => ({
    headers,
    body: { ...bodyOf(path, fee), base_version },
  });
  const { version } = await call(it.app, 'getPathBuilder', { headers, params: { slug: path.slug } });
  await call(it.app, 'saveLearningPath', { headers, body: { id: path.id, base_version: version, subtitle: 'Anew' } });
  await call(it.app, 'saveLearningPathFee', saveFee({}, version));
  const { status, problem } = await refusedCall(
    it.app,
    'saveLearningPathFee',
    saveFee({ amount_minor: 5900 }, version),
  );
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'edit_conflict' });
  expect(problem.conflict).toMatchObject({
    version: version + 2,
    fields: [{ target: 'path', field: 'fee', yours: { amount_minor: 5900 }, theirs: PRICE }],
  });
  // Another window said the same.
  expect(await call(it.app, 'saveLearningPathFee', saveFee({}, version))).toEqual(PRICE);
});

test.each<[string, Partial<PathFee>, string, string]>([
  ['a price of nothing', { amount_minor: 0 }, 'amount_minor', 'Enter a price.'],
  ['more than a currency allows', { amount_minor: 1_000_001 }, 'amount_minor', 'The price may be at most 10,000.'],
  ['a part of a step', { currency: 'HUF', amount_minor: 150 }, 'amount_minor', 'The price must be a multiple of 1.'],
  ['a currency of which nothing is sold', { currency: 'XAU' }, 'currency', 'Choose a currency.'],
  [
    'a comparison below the price',
    { compare_at_minor: 4900 },
    'compare_at_minor',
    'The price to compare with must be higher than the price.',
  ],
  [
    'a price of what comes with a plan',
    { fee: 'subscription' },
    'amount_minor',
    'Only a learning path that is paid for once has a price.',
  ],
])('%s is refused', async (_title, fee, field, sentence) => {
  const path = await aSoldPath(it, [], { partnerId: partner.user.id });
  const { status, problem } = await refusedCall(it.app, 'saveLearningPathFee', {
    headers: partner.headers,
    body: bodyOf(path, fee),
  });
  expect({ status, errors: problem.errors }).toEqual({ status: 422, errors: { [field]: [sentence] } });
});

test('nobody else says what a path costs', async () => {
  const path = await aSoldPath(it, []);
  const { headers } = partner;
  expect((await refusedCall(it.app, 'saveLearningPathFee', { headers, body: bodyOf(path, {}) })).status).toBe(404);
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(
    (await refusedCall(it.app, 'saveLearningPathFee', { headers: teacher.headers, body: bodyOf(path, {}) })).status,
  ).toBe(403);
});

test('who bought a path keeps it when its price changes', async () => {
  const buyer = await aSignedIn(it.db);
  const path = await aSoldPath(it, [await aPaidCourse(it)], { partnerId: partner.user.id });
  await buy(it, buyer, [path]);
  await call(it.app, 'saveLearningPathFee', {
    headers: partner.headers,
    body: bodyOf(path, { fee: 'subscription', amount_minor: 0, compare_at_minor: null }),
  });
  expect(await see(path, buyer)).toMatchObject({ is_bought: true, opens: [] });
});

test('enrolling in a free path opens what costs nothing and its partner’s own courses', async () => {
  const { headers } = await aSignedIn(it.db);
  const [free, own, sold] = [
    await aCourse(it.db),
    await aPaidCourse(it, { ownerId: partner.user.id }),
    await aPaidCourse(it),
  ];
  const path = await aSoldPath(it, [free, own, sold], { partnerId: partner.user.id, fee: 'free' });
  const opens = [free.id, own.id].sort();
  expect(await see(path)).toMatchObject({ is_bought: false, opens });
  const after = await call(it.app, 'enrolInPath', { headers, params: { slug: path.slug } });
  expect(after).toMatchObject({ opens: [], singly: { amount_minor: 2400, currency: 'USD' } });
  const { items } = await call(it.app, 'listEnrolments', { headers, query: {} });
  expect(items.map(({ course_id }) => course_id).sort()).toEqual(opens);
  const again = await refusedCall(it.app, 'enrolInPath', { headers, params: { slug: path.slug } });
  expect(again.problem.code).toBe('already_enrolled');
});

test('a path that is bought or comes with a plan is not had by enrolling', async () => {
  const { headers } = await aSignedIn(it.db);
  for (const fee of ['one_time', 'subscription'] as const) {
    const { slug } = await aSoldPath(it, [await aCourse(it.db)], { fee });
    expect((await refusedCall(it.app, 'enrolInPath', { headers, params: { slug } })).problem.code).toBe(
      'payment_required',
    );
  }
});

test('prices of several currencies are not added up', async () => {
  const path = await aSoldPath(it, [await aPaidCourse(it), await aPaidCourse(it, { currency: 'EUR' })]);
  expect((await see(path)).singly).toBeNull();
});
