import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

test('a partner sees who learns in their micro courses, who completed them, and what they brought', async () => {
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const own = { ownerId: partner.user.id, isMicro: true };
  const sold = await aPaidCourse(it, { ...own, name: 'Handles in ten minutes', priceMinor: 900 });
  const free = await aCourse(it.db, { ...own, name: 'Spouts in ten minutes', status: 'draft' });
  await aCourse(it.db, { ownerId: partner.user.id, name: 'All of pottery' });
  await aCourse(it.db, { isMicro: true, name: 'Of another' });
  const [one, two] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await buy(it, one, [sold]);
  await anEnrolment(it.db, { courseId: sold.id, userId: two.user.id, completedAt: new Date() });

  const ask = (query: { page?: number; per_page?: number } = {}) =>
    call(it.app, 'listMicroCourseFigures', { headers: partner.headers, query });
  const { items, total } = await ask();
  expect(total).toBe(2);
  expect(items.find(({ id }) => id === sold.id)).toMatchObject({
    name: 'Handles in ten minutes',
    status: 'published',
    completion_count: 1,
    revenue: [{ amount_minor: 900, currency: 'USD' }],
  });
  expect(items.find(({ id }) => id === free.id)).toMatchObject({ status: 'draft', completion_count: 0, revenue: [] });
  expect((await ask({ per_page: 1 })).items).toHaveLength(1);
});

test('who makes no micro courses asks for none', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner'] });
  expect(await refusedCall(it.app, 'listMicroCourseFigures', { headers })).toMatchObject({ status: 403 });
});
