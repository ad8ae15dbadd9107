import { expect, test } from '@jest/globals';
import type { Course } from './available.ts';
import { planPath, type Plan, type Wish } from './plan-path.ts';
import { beats } from './weight.ts';

const aCourse = (id: string, given: Partial<Course> = {}): Course => ({
  ...{ id, skills: [], after: [], cost: 0, minutes: 60 },
  ...given,
});

/** Numbers that are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const skills = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function someCourses(below: (most: number) => number, { count, most }: { count: number; most: number }): Course[] {
  return Array.from({ length: count }, (_, at) =>
    aCourse(`course-${at}`, {
      skills: skills.slice(0, most).filter(() => below(4) === 0),
      after: Array.from({ length: at }, (_, before) => `course-${before}`).filter(() => below(9) === 0),
      cost: below(3) === 0 ? 0 : below(8) * 500,
      minutes: 30 + below(12) * 30,
    }),
  );
}

/** Every set of courses there is. */
function planByTrying(courses: readonly Course[], wish: Wish): Plan | undefined {
  let best: Plan | undefined;
  for (let set = 0; set < 2 ** courses.length; set += 1) {
    const chosen = courses.filter((_, at) => set & (1 << at));
    const ids = new Set(chosen.map(({ id }) => id));
    const plan = {
      ids: [...ids],
      cost: chosen.reduce((sum, { cost }) => sum + cost, 0),
      minutes: chosen.reduce((sum, { minutes }) => sum + minutes, 0),
      count: chosen.length,
    };
    const isOne =
      wish.skills.every((skill) => chosen.some((course) => course.skills.includes(skill))) &&
      chosen.every(({ after }) => after.every((id) => ids.has(id))) &&
      (wish.including ?? []).every((id) => ids.has(id)) &&
      !(wish.excluding ?? []).some((id) => ids.has(id)) &&
      plan.cost <= (wish.mostCost ?? Infinity) &&
      plan.minutes <= (wish.mostMinutes ?? Infinity);
    if (isOne && (best === undefined || beats(plan, best))) best = plan;
  }
  return best;
}

const weightOf = (plan: Plan | undefined) => plan && { cost: plan.cost, minutes: plan.minutes, count: plan.count };

test('it is as good as trying every set of courses', () => {
  let planned = 0;
  for (let seed = 1; seed <= 400; seed += 1) {
    const below = numbersFrom(seed);
    const courses = someCourses(below, { count: 5 + below(6), most: 4 });
    const wish: Wish = {
      skills: skills.slice(0, 1 + below(4)),
      ...(below(3) === 0 && { mostCost: below(8) * 500 }),
      ...(below(3) === 0 && { mostMinutes: below(20) * 60 }),
      ...(below(4) === 0 && { including: [courses[below(courses.length)]!.id] }),
      ...(below(4) === 0 && { excluding: [courses[below(courses.length)]!.id] }),
    };
    const plan = planPath(courses, wish);
    expect([seed, weightOf(plan)]).toEqual([seed, weightOf(planByTrying(courses, wish))]);
    if (plan === undefined) continue;
    planned += 1;
    const taught = new Set(courses.filter(({ id }) => plan.ids.includes(id)).flatMap((course) => course.skills));
    expect(wish.skills.filter((skill) => !taught.has(skill))).toEqual([]);
  }
  expect(planned).toBeGreaterThan(100);
});

test('what must come first is in the plan, and paid for', () => {
  const courses = [
    aCourse('sculpture', { skills: ['stone'], after: ['drawing'], cost: 1000 }),
    aCourse('drawing', { cost: 500 }),
    aCourse('quarry', { skills: ['stone'], cost: 1600 }),
  ];
  expect(planPath(courses, { skills: ['stone'] })).toMatchObject({ ids: ['drawing', 'sculpture'], cost: 1500 });
  expect(planPath(courses, { skills: ['stone'], excluding: ['drawing'] })).toMatchObject({ ids: ['quarry'] });
});

test('of plans that cost the same the shortest is made, and a limit of time may cost more', () => {
  const courses = [
    aCourse('slow', { skills: ['ink'], minutes: 600 }),
    aCourse('quick', { skills: ['ink'], minutes: 90 }),
    aCourse('quickest', { skills: ['ink'], minutes: 30, cost: 900 }),
  ];
  expect(planPath(courses, { skills: ['ink'] })?.ids).toEqual(['quick']);
  expect(planPath(courses, { skills: ['ink'], mostMinutes: 60 })?.ids).toEqual(['quickest']);
  expect(planPath(courses, { skills: ['ink'], mostMinutes: 60, mostCost: 500 })).toBeUndefined();
});

test('nothing is planned where nobody teaches a skill, or courses ask for each other', () => {
  const circle = [aCourse('one', { skills: ['ink'], after: ['two'] }), aCourse('two', { after: ['one'] })];
  expect(planPath(circle, { skills: ['ink'] })).toBeUndefined();
  expect(planPath([aCourse('one', { skills: ['ink'] })], { skills: ['ink', 'stone'] })).toBeUndefined();
});

test('of three hundred courses and eight skills it is made in a moment', () => {
  const courses = someCourses(numbersFrom(7), { count: 300, most: 8 }).map((course, at) => ({
    ...course,
    after: at % 5 === 0 && at > 0 ? [`course-${at - 1}`] : [],
  }));
  const began = performance.now();
  expect(planPath(courses, { skills, mostMinutes: 900 })).toBeDefined();
  expect(performance.now() - began).toBeLessThan(5_000);
});
