import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { inTurn } from './export-turns.ts';

const limits = { courseExports: new RateLimiterMemory({ points: 100, duration: 60 }) };
const aCourse = async () => Readable.from([Buffer.from('a course')]);

test('a download waits for its turn, and others of one person do not open before it', async () => {
  const opened: string[] = [];
  const openAs = (name: string) => async () => {
    opened.push(name);
    return aCourse();
  };
  const first = await inTurn(limits, 'ada', openAs('first'));
  const waiting = [inTurn(limits, 'ada', openAs('second')), inTurn(limits, 'ada', openAs('third'))];
  await buffer(await inTurn(limits, 'grace', openAs('of another')));
  expect(opened).toEqual(['first', 'of another']);
  await buffer(first);
  for (const zip of waiting) expect((await buffer(await zip)).toString()).toBe('a course');
  expect(opened).toEqual(['first', 'of another', 'second', 'third']);
});

test('one that lasts longer than others wait refuses them; one that could not be opened holds nobody up', async () => {
  const first = await inTurn(limits, 'ada', aCourse);
  await expect(inTurn(limits, 'ada', aCourse, 5)).rejects.toMatchObject({ code: 'rate_limited' });
  first.destroy();
  const broken = inTurn(limits, 'ada', () => Promise.reject(new Error('No film.')));
  await expect(broken).rejects.toThrow('No film.');
  expect((await buffer(await inTurn(limits, 'ada', aCourse))).toString()).toBe('a course');
});
