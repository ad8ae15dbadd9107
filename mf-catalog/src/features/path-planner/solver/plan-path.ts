import { available, type Course } from './available.ts';
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
  const { teachers, begun, all } = found;
  const inPlan = new Set<string>();
  const now = { cost: 0, minutes: 0, count: 0, mask: 0 };
  let best: Plan | undefined;

  const add = (ids: readonly string[]): string[] => {
    const added = ids.filter((id) => !inPlan.has(id));
    for (const id of added) change(id, 1);
    return added;
  };
  const change = (id: string, sign: 1 | -1): void => {
    const course = all.get(id)!;
    if (sign === 1) inPlan.add(id);
    else inPlan.delete(id);
    now.cost += sign * course.cost;
    now.minutes += sign * course.minutes;
    now.count += sign;
  };
  const visit = (mask: number, barred: ReadonlySet<string>): void => {
    const open = teachers.filter(({ mask: taught, needs }) => taught & ~mask && !needs.some((id) => barred.has(id)));
    const more = leastMore(open, { all, missing: found.whole & ~mask });
    if (more === undefined) return;
    const least = { cost: now.cost + more.cost, minutes: now.minutes + more.minutes, count: now.count + more.count };
    if (least.cost > mostCost || least.minutes > mostMinutes || (best && !beats(least, best))) return;
    if (mask === found.whole) {
      best = { ...least, ids: [...inPlan] };
      return;
    }
    const ruledOut = new Set(barred);
    for (const teacher of teachersOfRarest(open, found.whole & ~mask)) {
      if (!teacher.needs.some((id) => ruledOut.has(id))) {
        const added = add(teacher.needs);
        visit(mask | maskOf(teacher.needs), new Set(ruledOut));
        for (const id of added) change(id, -1);
      }
      // What holds this one was looked at.
      ruledOut.add(teacher.id);
    }
  };
  const maskOf = (ids: readonly string[]) => ids.reduce((mask, id) => mask | (found.masks.get(id) ?? 0), 0);
  add(begun);
  visit(maskOf(begun), new Set());
  return best;
}

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
