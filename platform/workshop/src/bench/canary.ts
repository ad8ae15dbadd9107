import { randomBytes } from 'node:crypto';
import type { ChannelDocument, LiveCanary } from '@stoa/shared/platform-contract/channels.ts';
import type { Budget } from './budgets.ts';
import { bucketOf, chooseCanaries, newSalt, newVisitor } from '@stoa/server/release/canary-choice.ts';
import type { Stage } from './stage.ts';

const VISITORS = 400_000;
const WEIGHTS = [0.01, 1, 5, 50];
/** Chance alone goes beyond once in 16,000 measurements. */
const MOST_ERRORS = 4;
const part = 'canary';

/** How exact the choice of canaries is, over visitors and salts that are drawn anew in every run. */
export async function measureCanaries(stage: Stage): Promise<Budget[]> {
  stage.say(`canary: ${VISITORS} new visitors`);
  const secret = randomBytes(32);
  const visitors = Array.from({ length: VISITORS }, () => newVisitor(secret));
  const placesIn = (salt: string) => visitors.map((visitor) => bucketOf(visitor, salt));
  const places = placesIn(newSalt());
  return [
    ...WEIGHTS.map((weight) => share(weight, places)),
    independence('of two remotes at 50 %', [places, placesIn(newSalt())], 50),
    independence('of two releases of one remote at 5 %', [places, placesIn(newSalt())], 5),
    movedBack(visitors),
    orderMatters(visitors.slice(0, 20_000)),
  ];
}

function share(weight: number, places: readonly number[]): Budget {
  const chosen = places.filter((place) => place < weight).length;
  const got = (100 * chosen) / VISITORS;
  const error = Math.sqrt((weight * (100 - weight)) / VISITORS);
  return {
    part,
    what: `share of visitors at ${weight} %`,
    measured: Math.abs(got - weight) / error,
    unit: 'σ',
    limit: { atMost: MOST_ERRORS },
    detail: `${chosen} of ${VISITORS}: ${got.toFixed(4)} %; the sampling error is ${error.toFixed(4)} %`,
  };
}

/** By how much more or fewer visitors have both than the two shares foretell. */
function independence(what: string, [mine, theirs]: [number[], number[]], weight: number): Budget {
  const p = weight / 100;
  const both = mine.filter((place, at) => place < weight && theirs[at]! < weight).length;
  const expected = VISITORS * p * p;
  const error = Math.sqrt(VISITORS * p * p * (1 - p * p));
  return {
    part,
    what: `visitors who have both ${what}`,
    measured: Math.abs(both - expected) / error,
    unit: 'σ',
    limit: { atMost: MOST_ERRORS },
    detail: `${both}; independent choices give ${expected.toFixed(0)} ± ${error.toFixed(0)}`,
  };
}

function movedBack(visitors: readonly string[]): Budget {
  const salt = newSalt();
  const weights = [...WEIGHTS, 100];
  let before = new Set<string>();
  let moved = 0;
  for (const weight of weights) {
    const document = channelWith([['mf-catalog', aCanary(weight, salt)]]);
    const now = new Set(visitors.filter((visitor) => chooseCanaries(document, visitor).length > 0));
    moved += [...before].filter((visitor) => !now.has(visitor)).length;
    before = now;
  }
  return {
    part,
    what: 'visitors who lose it when its weight grows',
    measured: moved,
    unit: '',
    limit: { atMost: 0 },
    detail: `${VISITORS} visitors, ${weights.join(' → ')} %`,
  };
}

function orderMatters(visitors: readonly string[]): Budget {
  const canaries = ['mf-catalog', 'mf-player', 'mf-studio', 'shell'].map((name): [string, LiveCanary] => [
    name,
    aCanary(50, newSalt()),
  ]);
  const [forth, back] = [channelWith(canaries), channelWith(canaries.toReversed())];
  const differing = visitors.filter(
    (visitor) => chooseCanaries(forth, visitor).join() !== chooseCanaries(back, visitor).join(),
  );
  return {
    part,
    what: 'visitors for whom the order of the list matters',
    measured: differing.length,
    unit: '',
    limit: { atMost: 0 },
    detail: `${visitors.length} visitors, ${canaries.length} canaries at 50 %`,
  };
}

const since = new Date(0).toISOString();
const aCanary = (weight: number, salt: string): LiveCanary => ({
  version: '1.1.0',
  digest: '0'.repeat(96),
  weight,
  salt,
  since,
  by: 'bench',
  paused: false,
});
const channelWith = (canaries: [string, LiveCanary][]): ChannelDocument => ({
  channel: 'production',
  revision: 1,
  updated_at: null,
  live: Object.fromEntries(
    canaries.map(([name, canary]) => [name, { version: '1.0.0', digest: '0'.repeat(96), since, by: 'bench', canary }]),
  ),
  revoked: [],
});
