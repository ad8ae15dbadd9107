import { expect, test } from '@jest/globals';
import { aCanary } from '../testing/a-canary.ts';
import { ALPHA, judgeCanary, LEAST_VISITORS } from './judge.ts';

const { imul, floor } = Math;
/** Mulberry32: the same visitors in every run. */
const draws = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

interface World {
  /** Share of the visitors who have the canary, and how many of each fail, as the hundredth visitor comes, or later. */
  at: (visitor: number) => { weight: number; canaryFails: number; stableFails: number };
  perMinute: number;
  visitors: number;
  lastDay?: { opened: number; failed: number };
}

/** Looks after every ten visitors; tells after how many the canary was ended, or Infinity. */
function endedAfter(world: World, seed: number): { visitors: number; onCanary: number } {
  const draw = draws(seed);
  const subject = aCanary();
  if (world.lastDay) subject.stable.lastDay = world.lastDay;
  for (let visitor = 0; visitor < world.visitors; visitor += 1) {
    const { weight, canaryFails, stableFails } = world.at(visitor);
    const [version, fails] = draw() < weight ? [subject.canary, canaryFails] : [subject.stable, stableFails];
    const at = floor(visitor / world.perMinute) * 60_000;
    if (version.minutes.at(-1)?.at !== at) version.minutes.push({ at, opened: 0, failed: 0 });
    const minute = version.minutes.at(-1)!;
    minute.opened += 1;
    if (draw() < fails) minute.failed += 1;
    if (visitor % 10 === 9) {
      const { verdict, canary_opened } = judgeCanary(subject);
      if (verdict === 'worse') return { visitors: visitor + 1, onCanary: canary_opened };
    }
  }
  return { visitors: Infinity, onCanary: Infinity };
}

const CANARIES = 1000;
/** A share of 1 % of a thousand canaries, and three standard deviations of chance. */
const MOST_FALSE_ALARMS = CANARIES * ALPHA + 3 * Math.sqrt(CANARIES * ALPHA * (1 - ALPHA));
const steady = (weight: number, canaryFails: number, stableFails: number) => () => ({
  weight,
  canaryFails,
  stableFails,
});

test.each<[string, World]>([
  ['5 % of the visitors, 1 % of them fail', { at: steady(0.05, 0.01, 0.01), perMinute: 200, visitors: 5000 }],
  ['half of the visitors, 10 % fail', { at: steady(0.5, 0.1, 0.1), perMinute: 230, visitors: 5000 }],
  ['few visitors a minute, 20 % have it, 30 % fail', { at: steady(0.2, 0.3, 0.3), perMinute: 8, visitors: 800 }],
  [
    'an outage of everything while the weight is raised from 5 % to 60 %',
    {
      at: (visitor) => {
        const fails = visitor > 2000 && visitor < 3500 ? 0.5 : 0.01;
        return { weight: visitor < 2000 ? 0.05 : 0.6, canaryFails: fails, stableFails: fails };
      },
      perMinute: 100,
      visitors: 5000,
    },
  ],
  [
    'everybody has the canary, and the day before stands in for the stable version',
    { at: steady(1, 0.02, 0.02), perMinute: 200, visitors: 5000, lastDay: { opened: 20_000, failed: 400 } },
  ],
])('a canary that is no worse is ended at most once in a hundred, looking all the time: %s', (_, world) => {
  let alarms = 0;
  for (let seed = 0; seed < CANARIES; seed += 1) if (endedAfter(world, seed).visitors < Infinity) alarms += 1;
  expect(alarms).toBeLessThanOrEqual(MOST_FALSE_ALARMS);
});

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test('a canary that fails for one browser in five is ended as soon as there are enough visitors', () => {
  for (const weight of [0.05, 0.2, 0.5]) {
    const world: World = { at: steady(weight, 0.2, 0.01), perMinute: 100, visitors: 20_000 };
    const runs = Array.from({ length: 300 }, (_, seed) => endedAfter(world, seed));
    const median = medianOf(runs.map(({ onCanary }) => onCanary));
    expect(median).toBeLessThan(LEAST_VISITORS + 15);
    expect(runs.every(({ visitors }) => visitors < Infinity)).toBe(true);
  }
});

test('a canary that fails twice as often, 2 % against 1 %, is ended in the end', () => {
  const world: World = { at: steady(0.5, 0.02, 0.01), perMinute: 500, visitors: 30_000 };
  const runs = Array.from({ length: 100 }, (_, seed) => endedAfter(world, seed));
  expect(runs.filter(({ visitors }) => visitors < Infinity).length).toBeGreaterThanOrEqual(98);
});
