interface Ordered {
  id: string;
  after: readonly string[];
  /** 0: for beginners. */
  rank: number;
  minutes: number;
}

/** Each after those that must come before it; of those that can come next the easiest, then the shortest. */
export function orderCourses<C extends Ordered>(courses: readonly C[]): C[] {
  const waiting = [...courses].sort(
    (one, other) => one.rank - other.rank || one.minutes - other.minutes || (one.id < other.id ? -1 : 1),
  );
  const ids = new Set(courses.map(({ id }) => id));
  const done = new Set<string>();
  const ordered: C[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after }) => after.every((id) => done.has(id) || !ids.has(id)));
    if (next === -1) throw new Error('Courses ask for each other.');
    const [course] = waiting.splice(next, 1);
    ordered.push(course!);
    done.add(course!.id);
  }
  return ordered;
}
