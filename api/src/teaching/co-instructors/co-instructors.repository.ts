import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { courses } from '../courses/courses.tables.ts';
import { courseInstructors, type CourseInstructorRow } from './co-instructors.tables.ts';

/** Who is meant, and where. */
export type Seat = Pick<CourseInstructorRow, 'courseId' | 'userId'>;

const isSeat = ({ courseId, userId }: Seat) =>
  and(eq(courseInstructors.courseId, courseId), eq(courseInstructors.userId, userId));

/** In the order in which they were invited. */
export const findCoInstructors = (
  db: Database,
  courseId: string,
  which: 'all' | 'accepted',
): Promise<CourseInstructorRow[]> =>
  db
    .select()
    .from(courseInstructors)
    .where(
      and(
        eq(courseInstructors.courseId, courseId),
        which === 'all' ? undefined : isNotNull(courseInstructors.acceptedAt),
      ),
    )
    .orderBy(asc(courseInstructors.invitedAt), asc(courseInstructors.id));

export async function findCoInstructor(db: Database, seat: Seat): Promise<CourseInstructorRow | undefined> {
  const [row] = await db.select().from(courseInstructors).where(isSeat(seat));
  return row;
}

export const findInvitations = (db: Database, userId: string) =>
  db
    .select({ invitation: courseInstructors, course: courses.name, ownerId: courses.ownerId })
    .from(courseInstructors)
    .innerJoin(courses, eq(courses.id, courseInstructors.courseId))
    .where(and(eq(courseInstructors.userId, userId), isNull(courseInstructors.acceptedAt), isNull(courses.deletedAt)))
    .orderBy(desc(courseInstructors.invitedAt));

export async function insertCoInstructor(
  tx: Database,
  row: Seat & { rights: CourseRight[]; invitedBy: string },
): Promise<void> {
  await tx.insert(courseInstructors).values(row);
}

export async function updateCoInstructor(
  tx: Database,
  seat: Seat,
  change: Partial<Pick<CourseInstructorRow, 'rights' | 'acceptedAt'>>,
): Promise<void> {
  await tx.update(courseInstructors).set(change).where(isSeat(seat));
}

export async function deleteCoInstructor(tx: Database, seat: Seat): Promise<void> {
  await tx.delete(courseInstructors).where(isSeat(seat));
}
