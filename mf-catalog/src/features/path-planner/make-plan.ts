import type { PlannableCourse } from '@stoa/shared/contract/market/path-planner.ts';
import { courseLevels } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { PlannerWish } from './planner-wish.ts';
import type { Course } from './solver/available.ts';
import { orderCourses } from './solver/order-courses.ts';
import { planPath, type Plan } from './solver/plan-path.ts';
import { lastDay, minutesUntil, stretchesOf, type Stretch } from './solver/schedule.ts';

export interface PlannedCourse extends Course, Stretch {
  card: CourseCard;
}

export interface MadePlan {
  /** In their order, with their days. */
  courses: PlannedCourse[];
  cost: number;
  minutes: number;
  /** The last day. */
  ends: string;
  /** What had to give way, where nothing keeps within all limits. */
  breaks: ('budget' | 'until')[];
}

export interface Made {
  /** Skills that no course teaches which this person could take for this money. */
  untaught: string[];
  /** Nothing where none of the skills is taught, or what was chosen by hand cannot be. */
  plan: MadePlan | undefined;
}

/** The plan for a wish. `from`: its first day. */
export function makePlan(found: readonly PlannableCourse[], wish: PlannerWish, from: string): Made {
  const courses = weighed(found, wish.currency);
  const { including, excluding } = wish;
  const isTaught = (skill: string) => planPath(courses, { skills: [skill], excluding }) !== undefined;
  const skills = wish.skills.filter(isTaught);
  const untaught = wish.skills.filter((skill) => !skills.includes(skill));
  if (skills.length === 0) return { untaught, plan: undefined };
  const pace = { from, minutesPerWeek: wish.hours * 60 };
  const limits = {
    ...(wish.budget !== null && { mostCost: wish.budget }),
    ...(wish.until && { mostMinutes: minutesUntil(wish.until, pace) }),
  };
  const asked = { skills, including, excluding };
  const plan = planPath(courses, { ...asked, ...limits }) ?? planPath(courses, asked);
  if (plan === undefined) return { untaught, plan };
  return { untaught, plan: laidOut(plan, { found, courses, wish, pace }) };
}

/** What each costs this person, and how long it takes them still; what is sold in another currency is left out. */
function weighed(found: readonly PlannableCourse[], currency: string): Course[] {
  return found.flatMap(({ course, skill_ids, after }) => {
    const isHad = course.student_percentage !== null;
    const isFree = isHad || course.type === 'free';
    if (!isFree && course.currency !== currency) return [];
    const left = 100 - (course.student_percentage ?? 0);
    return [
      {
        ...{ id: course.id, skills: skill_ids, after },
        cost: isFree ? 0 : course.price_minor,
        minutes: Math.ceil((course.duration_s * left) / 6000),
      },
    ];
  });
}

interface Ground {
  found: readonly PlannableCourse[];
  courses: readonly Course[];
  wish: PlannerWish;
  pace: { from: string; minutesPerWeek: number };
}

function laidOut({ ids, cost, minutes }: Plan, { found, courses, wish, pace }: Ground): MadePlan {
  const cards = new Map(found.map(({ course }) => [course.id, course]));
  const chosen = courses.filter(({ id }) => ids.includes(id));
  const ordered = orderCourses(chosen.map((course) => ({ ...course, rank: rankOf(cards.get(course.id)) })));
  const days = new Map(stretchesOf(ordered, pace).map((stretch) => [stretch.id, stretch]));
  const ends = lastDay(minutes, pace);
  const breaks: MadePlan['breaks'] = [];
  if (wish.budget !== null && cost > wish.budget) breaks.push('budget');
  if (wish.until && ends > wish.until) breaks.push('until');
  return {
    ...{ cost, minutes, ends, breaks },
    courses: ordered.map((course) => ({ ...course, ...days.get(course.id)!, card: cards.get(course.id)! })),
  };
}

/** Courses for all levels come with those for beginners. */
const rankOf = (card: CourseCard | undefined): number =>
  card?.level && card.level !== 'all_levels' ? courseLevels.indexOf(card.level) : 0;

export interface Swap {
  card: CourseCard;
  /** The wish by which it is done. */
  wish: PlannerWish;
  /** What it changes; minor units, minutes. */
  cost: number;
  minutes: number;
}

/** For each of them a whole plan is made. */
const MOST_TRIED = 24;

/** Courses that can take the place of one in a plan, the cheapest change first; of many those that teach most of the same. */
export function swapsFor(
  course: PlannedCourse,
  { found, wish, plan, from }: { found: readonly PlannableCourse[]; wish: PlannerWish; plan: MadePlan; from: string },
): Swap[] {
  const inPlan = new Set(plan.courses.map(({ id }) => id));
  const mine = course.skills;
  return found
    .filter(({ course: { id }, skill_ids }) => !inPlan.has(id) && sharedWith(mine, skill_ids) > 0)
    .toSorted(
      (one, other) =>
        sharedWith(mine, other.skill_ids) - sharedWith(mine, one.skill_ids) ||
        one.course.price_minor - other.course.price_minor,
    )
    .slice(0, MOST_TRIED)
    .flatMap(({ course: card }) => {
      const swapped: PlannerWish = {
        ...wish,
        including: [...wish.including.filter((id) => id !== course.id), card.id],
        excluding: [...wish.excluding.filter((id) => id !== card.id), course.id],
      };
      const { plan: other, untaught } = makePlan(found, swapped, from);
      if (other === undefined || untaught.length > wish.skills.length - skillsOf(plan, wish).length) return [];
      return [{ card, wish: swapped, cost: other.cost - plan.cost, minutes: other.minutes - plan.minutes }];
    })
    .toSorted((one, other) => one.cost - other.cost || one.minutes - other.minutes);
}

const sharedWith = (mine: readonly string[], skills: readonly string[]): number =>
  skills.filter((skill) => mine.includes(skill)).length;

const skillsOf = ({ courses }: MadePlan, { skills }: PlannerWish): string[] =>
  skills.filter((skill) => courses.some((course) => course.skills.includes(skill)));
