import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CouponSort } from '@stoa/shared/contract/market/billing-words.ts';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { readListFile } from '../../testing/read-list-file.ts';
import type { CouponRow } from './coupons.tables.ts';

let it: TestApp;
let headers: Record<string, string>;
let made: CouponRow[];
beforeAll(async () => {
  it = await buildTestApp();
  ({ headers } = await aSignedIn(it.db, { roles: ['super-admin'] }));
  made = [
    await aCoupon(it.db, { code: 'BBB', redemptionCount: 2, createdAt: new Date('2026-01-01') }),
    await aCoupon(it.db, { code: 'AAA', redemptionCount: 1, createdAt: new Date('2026-01-02') }),
    await aCoupon(it.db, { code: '-CC', expiresAt: new Date('2999-01-01'), createdAt: new Date('2026-01-03') }),
  ];
});
afterAll(() => it.close());

test.each<[CouponSort | undefined, Order | undefined, string[]]>([
  [undefined, undefined, ['-CC', 'AAA', 'BBB']],
  ['code', 'descending', ['BBB', 'AAA', '-CC']],
  ['used', 'ascending', ['-CC', 'AAA', 'BBB']],
  ['expires', 'ascending', ['-CC', 'AAA', 'BBB']],
  ['expires', 'descending', ['BBB', 'AAA', '-CC']],
])('coupons are sorted by %s, %s', async (sort, order, codes) => {
  const { items } = await call(it.app, 'listCoupons', { headers, query: { sort, order } });
  expect(items.map(({ code }) => code)).toEqual(codes);
});

test('many are taken out of use, and those alone that changed are put back', async () => {
  const set = (ids: string[], enabled: boolean) =>
    call(it.app, 'setCouponsEnabled', { headers, body: { ids, enabled } });
  const ids = made.map(({ id }) => id).sort();
  expect(await set([ids[0]!], false)).toEqual({ ids: [ids[0]] });
  const { ids: changed } = await set(ids, false);
  expect(changed).toEqual(ids.slice(1));
  await set(changed, true);
  const { items } = await call(it.app, 'listCoupons', { headers, query: { state: 'disabled' } });
  expect(items.map(({ id }) => id)).toEqual([ids[0]]);
  await set([ids[0]!], true);
});

test('they leave as a file, which no spreadsheet runs', async () => {
  const lines = await readListFile(it.app, await call(it.app, 'getCouponsLink', { headers, query: { search: 'c' } }));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^'-CC,.*,2999-01-01T00:00:00\.000Z,.*,true,/);
});

test('only those who manage coupons do so', async () => {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const body = { ids: [made[0]!.id], enabled: false };
  expect((await refusedCall(it.app, 'getCouponsLink', { headers: teacher.headers })).status).toBe(403);
  expect((await refusedCall(it.app, 'setCouponsEnabled', { headers: teacher.headers, body })).status).toBe(403);
});
