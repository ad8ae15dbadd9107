import { liveClasses } from '../../src/learning/live-classes/live-classes.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { DEMO_MAIL } from '../../src/kernel/demo-address.ts';
import { teacherOf } from '../content/demo-accounts.ts';
import { demoLiveClasses } from '../content/live-classes.ts';
import { rootOf } from '../content/taxonomy.ts';
import { daysBefore, demoId } from './demo-id.ts';
import type { LoadedCourse } from './load-courses.ts';
import { requireUser, type People } from './load-people.ts';

interface Loaded {
  people: People;
  loaded: readonly LoadedCourse[];
}

const HALF_HOUR_MS = 30 * 60 * 1000;
const onHalfHour = (date: Date): Date => new Date(Math.ceil(date.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);

/** Classes that lie ahead of the load, and one that is over. */
export async function loadLiveClasses(tx: Database, { people, loaded, now }: Loaded & { now: Date }): Promise<void> {
  for (const given of demoLiveClasses) {
    const { courseId, teacherId } = requireTeacher(given.course, { people, loaded });
    const id = demoId(`live class ${given.title}`);
    const startsAt = onHalfHour(daysBefore(now, -given.inDays));
    await tx.insert(liveClasses).values({
      id,
      courseId,
      title: given.title,
      description: given.description,
      startsAt,
      durationMin: given.durationMin,
      // Nobody is told of what was there from the start.
      toldStartsAt: startsAt,
      toldDurationMin: given.durationMin,
      toldCancelled: false,
      timeZone: given.timeZone,
      hostId: teacherId,
      room: 'builtin',
      icsUid: `${id}${DEMO_MAIL}`,
    });
  }
}

/** A demo course, and who teaches it. */
export function requireTeacher(slug: string, { people, loaded }: Loaded): { courseId: string; teacherId: string } {
  const found = loaded.find(({ course }) => course.slug === slug);
  if (!found) throw new Error(`No demo course has the address '${slug}'.`);
  const teacher = teacherOf(rootOf(found.course.final_category).slug);
  return { courseId: found.id, teacherId: requireUser(people, teacher).id };
}
