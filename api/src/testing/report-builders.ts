import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../kernel/database/database.ts';
import type { CourseRow } from '../teaching/courses/courses.tables.ts';
import { lessons } from '../teaching/lessons/lessons.tables.ts';
import type { EnrolmentRow } from '../learning/enrolments/enrolments.tables.ts';
import type { SecondsRange } from '../learning/progress/watched-seconds.ts';
import { lessonProgress, progressEvents } from '../learning/progress/progress.tables.ts';
import { aSignedIn, aUser } from './builders.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import { anEnrolment } from './course-builders.ts';
import type { SignedIn } from './ready-course.ts';

/** Somebody of this name who learns in a course. */
export async function aNamedLearner(
  db: Database,
  course: Pick<CourseRow, 'id'>,
  { name, ...given }: Partial<EnrolmentRow> & { name: string },
): Promise<EnrolmentRow> {
  const user = await aUser(db, { firstName: name, lastName: 'Porch' });
  return anEnrolment(db, { userId: user.id, courseId: course.id, ...given });
}

/** The first lesson of a course, made a film. */
export async function aFilmIn(db: Database, course: Pick<CourseRow, 'id'>, durationS = 100): Promise<string> {
  const [lesson] = await db.select().from(lessons).where(eq(lessons.courseId, course.id)).orderBy(lessons.order);
  await db.update(lessons).set({ kind: 'video', durationS }).where(eq(lessons.id, lesson!.id));
  return lesson!.id;
}

/** That a learner played these seconds at that moment. */
export async function aViewing(
  db: Database,
  { id, userId }: Pick<EnrolmentRow, 'id' | 'userId'>,
  { lessonId, at, ranges }: { lessonId: string; at: string; ranges: SecondsRange[] },
): Promise<void> {
  const event = { enrolmentId: id, userId, lessonId, kind: 'watched', idemKey: v7() } as const;
  await db.insert(progressEvents).values({ ...event, detail: { ranges }, at: new Date(at) });
  await db.insert(lessonProgress).values({ enrolmentId: id, lessonId, ranges }).onConflictDoNothing();
}

/** Somebody who works on a course with its owner, and has these rights. */
export async function aCoInstructor(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { course, owner }: { course: Pick<CourseRow, 'id'>; owner: SignedIn },
  rights: CourseRight[],
): Promise<SignedIn> {
  const partner = await aSignedIn(db, { roles: ['teacher'] });
  const params = { id: course.id };
  await call(app, 'inviteCoInstructor', {
    headers: owner.headers,
    params,
    body: { email: partner.user.email, rights },
  });
  await call(app, 'answerCourseInvitation', { headers: partner.headers, params, body: { accept: true } });
  return partner;
}
