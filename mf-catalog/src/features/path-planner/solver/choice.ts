import type { Course } from './available.ts';
import type { Weight } from './weight.ts';

interface Ground {
  all: ReadonlyMap<string, Course>;
  /** The skills asked for that each teaches, a bit each. */
  masks: ReadonlyMap<string, number>;
}

/** The courses that are chosen for now, and what they weigh. */
export function startChoice({ all, masks }: Ground) {
  const ids = new Set<string>();
  const weight: Weight = { cost: 0, minutes: 0, count: 0 };
  const weigh = (id: string, sign: 1 | -1): void => {
    const { cost, minutes } = all.get(id)!;
    weight.cost += sign * cost;
    weight.minutes += sign * minutes;
    weight.count += sign;
  };
  return {
    ids,
    weight: weight as Readonly<Weight>,
    /** Gives those that were not chosen yet. */
    take(needs: readonly string[]): string[] {
      const added = needs.filter((id) => !ids.has(id));
      for (const id of added) {
        ids.add(id);
        weigh(id, 1);
      }
      return added;
    },
    giveBack(added: readonly string[]): void {
      for (const id of added) {
        ids.delete(id);
        weigh(id, -1);
      }
    },
    /** The skills that these teach. */
    maskOf: (needs: readonly string[]): number => needs.reduce((mask, id) => mask | (masks.get(id) ?? 0), 0),
  };
}
