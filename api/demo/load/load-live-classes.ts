import { liveClasses } from '../../src/learning/live-classes/live-classes.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { DEMO_MAIL } from '../../src/kernel/demo-address.ts';
import { demoLiveClasses } from '../content/live-classes.ts';
import { liveLessonId } from './course-content.ts';
import { daysBefore, demoId } from './demo-id.ts';

interface CourseOfClasses {
  slug: string;
  courseId: string;
  hostId: string;
  now: Date;
}

const HALF_HOUR_MS = 30 * 60 * 1000;
const onHalfHour = (date: Date): Date => new Date(Math.ceil(date.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);

/** The classes of one course: those that lie ahead of the load, and one that is over. */
export async function loadLiveClasses(tx: Database, { slug, courseId, hostId, now }: CourseOfClasses): Promise<void> {
  for (const given of demoLiveClasses.filter(({ course }) => course === slug)) {
    const id = demoId(`live class ${given.title}`);
    const startsAt = onHalfHour(daysBefore(now, -given.inDays));
    await tx.insert(liveClasses).values({
      id,
      courseId,
      lessonId: given.lesson === undefined ? null : liveLessonId(given.lesson),
      title: given.title,
      description: given.description,
      startsAt,
      durationMin: given.durationMin,
      // Nobody is told of what was there from the start.
      toldStartsAt: startsAt,
      toldDurationMin: given.durationMin,
      toldCancelled: false,
      timeZone: given.timeZone,
      hostId,
      room: 'builtin',
      icsUid: `${id}${DEMO_MAIL}`,
    });
  }
}
