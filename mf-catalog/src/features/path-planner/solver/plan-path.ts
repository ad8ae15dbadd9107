import { available, type Course } from './available.ts';
import { startChoice } from './choice.ts';
import { beats, leastMore, type Weight } from './weight.ts';

export interface Wish {
  /** Each is taught by at least one course of the plan. */
  skills: readonly string[];
  /** Minor units; no limit where it is left out. */
  mostCost?: number | undefined;
  mostMinutes?: number | undefined;
  /** Courses that are in the plan whatever else is, and those that are not. */
  including?: readonly string[];
  excluding?: readonly string[];
}

export interface Plan extends Weight {
  ids: string[];
}

/**
 * The cheapest courses that teach all skills and need no course outside the plan; of those that cost the same the
 * shortest, then the fewest. Exact: branch and bound over who teaches the skill that fewest teach. Undefined: nothing
 * keeps within the limits.
 */
export function planPath(courses: readonly Course[], wish: Wish): Plan | undefined {
  const { skills, mostCost = Infinity, mostMinutes = Infinity, including = [], excluding = [] } = wish;
  const found = available(courses, { skills, including, excluding });
  if (found === undefined) return undefined;
  const { all, teachers, whole } = found;
  const choice = startChoice(found);
  let best: Plan | undefined;

  /** `mask`: the skills that the choice teaches. `barred`: courses whose plans were all looked at. */
  const visit = (mask: number, barred: ReadonlySet<string>): void => {
    const missing = whole & ~mask;
    const open = teachers.filter((one) => one.mask & missing && !one.needs.some((id) => barred.has(id)));
    const least = leastWeight(choice.weight, leastMore(open, { all, missing }));
    if (least === undefined || least.cost > mostCost || least.minutes > mostMinutes) return;
    if (best && !beats(least, best)) return;
    if (missing === 0) {
      best = { ...least, ids: [...choice.ids] };
      return;
    }
    const ruledOut = new Set(barred);
    for (const { id, needs } of teachersOfRarest(open, missing)) {
      if (!needs.some((one) => ruledOut.has(one))) {
        const added = choice.take(needs);
        visit(mask | choice.maskOf(needs), new Set(ruledOut));
        choice.giveBack(added);
      }
      ruledOut.add(id);
    }
  };
  choice.take(found.begun);
  visit(choice.maskOf(found.begun), new Set());
  return best;
}

const leastWeight = (now: Weight, more: Weight | undefined): Weight | undefined =>
  more && { cost: now.cost + more.cost, minutes: now.minutes + more.minutes, count: now.count + more.count };

interface Teacher {
  id: string;
  mask: number;
}

/** Those of the missing skill that fewest teach. */
function teachersOfRarest<T extends Teacher>(open: readonly T[], missing: number): T[] {
  let rarest: T[] | undefined;
  for (let bit = 1; bit <= missing; bit <<= 1) {
    if (!(missing & bit)) continue;
    const teachers = open.filter(({ mask }) => mask & bit);
    if (rarest === undefined || teachers.length < rarest.length) rarest = teachers;
  }
  return rarest ?? [];
}
