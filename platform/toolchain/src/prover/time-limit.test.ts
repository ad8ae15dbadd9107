import { expect, test } from '@jest/globals';
import { nothingFound } from './found.ts';
import { mountInTime } from './time-limit.ts';

const never = new Promise(() => undefined);

test('a version whose screens come to no end has failed, and is told at which of them', async () => {
  const found = nothingFound();
  found.at = { route: '/course/:slug', mixture: 1 };
  await mountInTime(never, found, 20);
  expect(found.findings).toEqual([
    {
      rule: 'mounts',
      route: '/course/:slug',
      scheme: 'light',
      mixture: 1,
      message: expect.stringContaining('/course/:slug was not done after 0.02 seconds'),
    },
  ]);
  expect(found.isEnough()).toBe(true);
});

test('what is mounted in time has nothing to be told of, and what breaks is no matter of time', async () => {
  const found = nothingFound();
  await mountInTime(Promise.resolve(), found, 1_000);
  await expect(mountInTime(Promise.reject(new Error('no browser')), found, 1_000)).rejects.toThrow('no browser');
  expect(found).toMatchObject({ findings: [] });
  expect(found.isEnough()).toBe(false);
});
