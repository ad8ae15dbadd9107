import type { Course } from './available.ts';

/** What a plan is weighed by, in this order. */
export interface Weight {
  /** Minor units. */
  cost: number;
  minutes: number;
  count: number;
}

export const beats = (one: Weight, other: Weight): boolean =>
  one.cost < other.cost ||
  (one.cost === other.cost &&
    (one.minutes < other.minutes || (one.minutes === other.minutes && one.count < other.count)));

interface Gap {
  all: ReadonlyMap<string, Course>;
  /** The skills that nothing in the plan teaches, a bit each. */
  missing: number;
}

interface Teacher {
  id: string;
  mask: number;
}

/**
 * No plan that closes the gap weighs less: each course shares its weight among the missing skills that it teaches, and
 * each skill takes the smallest share. What must come before a course is left out. Undefined: nobody teaches one of them.
 */
export function leastMore(open: readonly Teacher[], { all, missing }: Gap): Weight | undefined {
  const sum = { cost: 0, minutes: 0, count: 0 };
  for (let bit = 1; bit <= missing; bit <<= 1) {
    if (!(missing & bit)) continue;
    const least = { cost: Infinity, minutes: Infinity, count: Infinity };
    for (const { id, mask } of open) {
      if (!(mask & bit)) continue;
      const share = bitCount(mask & missing);
      const { cost, minutes } = all.get(id)!;
      least.cost = Math.min(least.cost, cost / share);
      least.minutes = Math.min(least.minutes, minutes / share);
      least.count = Math.min(least.count, 1 / share);
    }
    if (least.count === Infinity) return undefined;
    sum.cost += least.cost;
    sum.minutes += least.minutes;
    sum.count += least.count;
  }
  return { cost: wholeAtLeast(sum.cost), minutes: wholeAtLeast(sum.minutes), count: wholeAtLeast(sum.count) };
}

/** Weights are whole numbers; shares of them add up with a little noise. */
const wholeAtLeast = (sum: number): number => Math.ceil(sum - 1e-6);

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
}
