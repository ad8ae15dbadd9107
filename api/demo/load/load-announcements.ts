import { and, asc, eq, inArray } from 'drizzle-orm';
import { announcementRecipients, announcements } from '../../src/learning/announcements/announcements.tables.ts';
import { enrolments } from '../../src/learning/enrolments/enrolments.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoAnnouncements } from '../content/announcements.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { type LoadedCourse, requireTeacher } from './load-courses.ts';
import type { People } from './load-people.ts';

/** What a teacher said to all learners of a course: an older one that most have read, and one that is new. */
export async function loadAnnouncements(
  tx: Database,
  { people, loaded, now }: { people: People; loaded: readonly LoadedCourse[]; now: Date },
): Promise<void> {
  for (const [place, { course, subject, body, daysAgo, read }] of demoAnnouncements.entries()) {
    const { courseId, teacherId } = requireTeacher(course, { people, loaded });
    const learners = await findLearners(tx, courseId);
    const [id, at] = [demoId(`announcement ${place}`), daysBefore(now, daysAgo)];
    const written = { id, courseId, authorId: teacherId, subject, body, audience: 'all' } as const;
    await tx.insert(announcements).values({ ...written, sendAt: at, sentAt: at, told: learners.length, createdAt: at });
    const readers = Math.round(learners.length * read);
    await tx.insert(announcementRecipients).values(
      learners.map((userId, number) => ({
        announcementId: id,
        userId,
        readAt: number < readers ? daysBefore(now, daysAgo - 1) : null,
      })),
    );
  }
}

async function findLearners(tx: Database, courseId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.status, ['active', 'completed'])))
    .orderBy(asc(enrolments.userId));
  return rows.map(({ userId }) => userId);
}
