import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseRow } from '../teaching/courses/courses.tables.ts';
import { lessons } from '../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from './builders.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import { aCourse, anEnrolment } from './course-builders.ts';
import type { SignedIn } from './ready-course.ts';

type Site = Pick<TestApp, 'app' | 'db'>;

interface Classroom {
  course: CourseRow;
  lessonId: string;
  teacher: SignedIn;
  learner: SignedIn;
}

/** A course of a teacher's, and somebody who learns in it. */
export async function aClassroom({ db }: Site, name = 'Porches'): Promise<Classroom> {
  const teacher = await aSignedIn(db, { roles: ['teacher'], firstName: 'Thea', lastName: 'Teacher' });
  const course = await aCourse(db, { name, ownerId: teacher.user.id });
  const [lesson] = await db.select().from(lessons).where(eq(lessons.courseId, course.id)).orderBy(lessons.order);
  return { course, lessonId: lesson!.id, teacher, learner: await aLearnerOf({ db }, course) };
}

export async function aLearnerOf(
  { db }: Pick<Site, 'db'>,
  course: Pick<CourseRow, 'id'>,
  name: { firstName?: string; lastName?: string } = {},
): Promise<SignedIn> {
  const learner = await aSignedIn(db, name);
  await anEnrolment(db, { userId: learner.user.id, courseId: course.id });
  return learner;
}

interface Text {
  id?: string;
  kind?: 'question' | 'comment';
  lesson_id?: string | null;
  at_s?: number | null;
  body?: string;
}

export const aQuestion = (
  { app }: Pick<Site, 'app'>,
  { headers }: Pick<SignedIn, 'headers'>,
  course: Pick<CourseRow, 'id'>,
  text: Text = {},
): Promise<Discussion> =>
  call(app, 'createDiscussion', {
    headers,
    body: { id: v7(), course_id: course.id, kind: 'question', body: 'Why columns?', ...text },
  });

export const anAnswer = (
  { app }: Pick<Site, 'app'>,
  { headers }: Pick<SignedIn, 'headers'>,
  question: Pick<Discussion, 'id' | 'course_id'>,
  text: Pick<Text, 'id' | 'body'> = {},
): Promise<Discussion> =>
  call(app, 'createDiscussion', {
    headers,
    body: {
      id: v7(),
      course_id: question.course_id,
      parent_id: question.id,
      body: 'They carry the roof.',
      ...text,
    },
  });
