/** A course as a plan weighs it. */
export interface Course {
  id: string;
  skills: readonly string[];
  /** Courses that must be completed before it. */
  after: readonly string[];
  /** What it costs this person, minor units. */
  cost: number;
  /** What it still takes them. */
  minutes: number;
}

interface Asked {
  skills: readonly string[];
  including: readonly string[];
  excluding: readonly string[];
}

interface Teacher {
  id: string;
  /** The skills asked for that it teaches, a bit each. */
  mask: number;
  /** The course with all that must come before it. */
  needs: readonly string[];
}

/**
 * Who can teach what is asked for, with what each needs. Left out is who needs a course that is not there, and who is
 * never better than another one. Undefined: what has to be in the plan cannot be.
 */
export function available(courses: readonly Course[], { skills, including, excluding }: Asked) {
  const all = new Map(courses.filter(({ id }) => !excluding.includes(id)).map((course) => [course.id, course]));
  const maskOf = (course: Course) =>
    skills.reduce((mask, skill, at) => (course.skills.includes(skill) ? mask | (1 << at) : mask), 0);
  const masks = new Map([...all.values()].map((course) => [course.id, maskOf(course)]));
  const teachers: Teacher[] = [];
  for (const [id, mask] of masks) {
    const needs = needsOf(id, all);
    if (needs && mask !== 0) teachers.push({ id, mask, needs });
  }
  const begun = including.map((id) => needsOf(id, all));
  if (begun.some((needs) => needs === undefined)) return undefined;
  return {
    all,
    masks,
    teachers: withoutWorse(teachers, all).toSorted((one, other) => lighter(all.get(one.id)!, all.get(other.id)!)),
    begun: [...new Set(begun.flatMap((needs) => needs ?? []))],
    /** All skills, a bit each. */
    whole: 2 ** skills.length - 1,
  };
}

/** Good plans are met first, and most of the others never looked at. */
const lighter = (one: Course, other: Course): number => one.cost - other.cost || one.minutes - other.minutes;

/** The course, with all that must come before it; undefined where one of those is not there, or asks for itself. */
function needsOf(id: string, all: ReadonlyMap<string, Course>): string[] | undefined {
  const needs = new Set<string>();
  const take = (one: string, path: readonly string[]): boolean => {
    if (path.includes(one)) return false;
    if (needs.has(one)) return true;
    const course = all.get(one);
    if (course === undefined || !course.after.every((before) => take(before, [...path, one]))) return false;
    needs.add(one);
    return true;
  };
  return take(id, []) ? [...needs] : undefined;
}

/** Of two that need nothing else, one that teaches no more, costs as much and takes as long is never needed. */
function withoutWorse(teachers: readonly Teacher[], all: ReadonlyMap<string, Course>): Teacher[] {
  const needed = new Set([...all.values()].flatMap(({ after }) => after));
  return teachers.filter((one, at) => {
    if (needed.has(one.id)) return true;
    const mine = all.get(one.id)!;
    return !teachers.some((other, place) => {
      if (other === one || other.needs.length > 1 || (one.mask & ~other.mask) !== 0) return false;
      const theirs = all.get(other.id)!;
      if (theirs.cost > mine.cost || theirs.minutes > mine.minutes) return false;
      const isSame = other.mask === one.mask && theirs.cost === mine.cost && theirs.minutes === mine.minutes;
      return !isSame || one.needs.length > 1 || place < at;
    });
  });
}
