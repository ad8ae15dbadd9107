import type { Round } from './facts.ts';

export type Verdict = 'clean' | 'leaks' | 'fails';

export interface Check {
  name: string;
  /** After the first and after the last round that counts. */
  first: number;
  last: number;
  /** Growth with every round. */
  perRound: number;
  /** More than this is a leak. */
  limit: number;
  unit: '' | 'bytes';
  verdict: Verdict;
  /** What it is that stays, as far as it can be named. */
  details: string[];
}

/**
 * Growth per round: the median of the slopes between all pairs of rounds (Theil and Sen). Straight through noise, and
 * blind to what happens once, such as a cache that fills.
 */
export function growth(values: readonly number[]): number {
  const slopes: number[] = [];
  for (let one = 0; one < values.length; one += 1) {
    for (let other = one + 1; other < values.length; other += 1) {
      slopes.push((values[other]! - values[one]!) / (other - one));
    }
  }
  return percentile(slopes, 0.5);
}

/** Nearest rank; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Something once in four rounds is seen; so is one thing that stays each time. */
const COUNT_LIMIT = 0.25;
/** What the engine itself keeps per round (compiled code, feedback) stays well below. */
const HEAP_LIMIT = 20_000;

interface Measured {
  name: string;
  of(round: Round): number;
  limit?: number;
  unit?: Check['unit'];
  /** Only the later half tells: before, the engine still compiles and optimises what runs again and again. */
  late?: boolean;
}

const measured: Measured[] = [
  { name: 'detached nodes', of: ({ nodes, facts }) => nodes - facts.attachedNodes },
  { name: 'nodes left in the page', of: ({ facts }) => facts.attachedNodes },
  { name: 'event listeners', of: ({ listeners }) => listeners },
  { name: 'timers', of: ({ facts }) => facts.timers.length },
  { name: 'stylesheets', of: ({ facts }) => facts.styles },
  { name: 'globals', of: ({ facts }) => facts.globals.length },
  { name: 'heap', of: ({ heapBytes }) => heapBytes, limit: HEAP_LIMIT, unit: 'bytes', late: true },
];

/** One verdict for each thing that must be no more after fifty rounds than after the first. */
export function judgeRounds(rounds: readonly Round[], details: (name: string) => string[] = () => []): Check[] {
  return measured.map(({ name, of, limit = COUNT_LIMIT, unit = '', late = false }) => {
    const values = rounds.map(of);
    const perRound = growth(late ? values.slice(Math.floor(values.length / 2)) : values);
    const leaks = perRound > limit;
    return {
      name,
      first: values[0] ?? 0,
      last: values.at(-1) ?? 0,
      perRound,
      limit,
      unit,
      verdict: leaks ? 'leaks' : 'clean',
      details: leaks ? details(name) : [],
    };
  });
}
