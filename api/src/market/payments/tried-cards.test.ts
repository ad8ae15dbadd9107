import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite, refusedBuy } from '../../testing/market-site.ts';
import { v7 } from 'uuid';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

test('who mistypes a card three times pays with the fourth; who tries a list of them has to wait, and is told how long', async () => {
  const [person, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const key = v7();
  for (let n = 1; n <= 3; n++) await buy(it, person, [course], { script: 'declined', ...(n === 3 && { key }) });
  expect(await buy(it, person, [course])).toMatchObject({ status: 'paid' });
  const other = await aPaidCourse(it);
  for (let n = 5; n <= 20; n++) await buy(it, person, [other], { script: 'declined' });
  const { status, problem, retryAfter } = await refusedBuy(it, person, [other], { script: 'declined' });
  expect([status, problem.code]).toEqual([429, 'too_many_cards']);
  expect(problem.message).toContain('Too many cards');
  expect(Number(retryAfter)).toBeGreaterThan(60);
  // What was asked before is answered again: it tries nothing.
  expect(await buy(it, person, [course], { script: 'declined', key })).toMatchObject({ status: 'failed' });
  expect(await buy(it, await aSignedIn(it.db), [other])).toMatchObject({ status: 'paid' });
});
