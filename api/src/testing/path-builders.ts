import { v7 } from 'uuid';
import type { Database } from '../kernel/database/database.ts';
import type { EnrolmentRow } from '../learning/enrolments/enrolments.tables.ts';
import {
  learningPathCourses,
  learningPathEnrolments,
  learningPathObjectives,
  learningPaths,
  type PathRow,
} from '../market/learning-paths/learning-paths.tables.ts';
import { pathAssignments, type PathAssignmentRow } from '../market/path-assignments/path-assignments.tables.ts';
import type { CourseRow } from '../teaching/courses/courses.tables.ts';
import { aSlug, aUser } from './builders.ts';
import { aCategory, aCourse, anEnrolment } from './course-builders.ts';
import { aFile } from './ready-course.ts';

interface Given extends Partial<PathRow> {
  /** Two published ones unless told otherwise. */
  courses?: readonly Pick<CourseRow, 'id'>[];
  /** Places in the list, counted from 0, of those that nobody must take. */
  optional?: readonly number[];
}

/** A free learning path that has all that it is published with, a draft unless told otherwise. */
export async function aPath(db: Database, { courses, optional = [], ...given }: Given = {}): Promise<PathRow> {
  const { category } = await aCategory(db, `Paths ${v7()}`);
  const partnerId = given.partnerId ?? (await aUser(db, { roles: ['partner'] })).id;
  const bannerFileId = await aFile(db, partnerId, { purpose: 'banner', type: 'image/png' });
  const inPath = courses ?? [await aCourse(db), await aCourse(db)];
  const wasPublished = given.status !== undefined && !['draft', 'in_review'].includes(given.status);
  return db.transaction(async (tx) => {
    const [path] = await tx
      .insert(learningPaths)
      .values({
        slug: aSlug('path'),
        title: 'From clay to cup',
        overview: 'Three evenings at the wheel.',
        level: 'beginner',
        categoryId: category.id,
        feeIsSet: true,
        bannerFileId,
        bannerAlt: 'A row of cups',
        ...(wasPublished && { publishedAt: new Date() }),
        ...given,
        partnerId,
      })
      .returning();
    const pathId = path!.id;
    await tx
      .insert(learningPathObjectives)
      .values(
        ['Knead the clay', 'Centre the clay', 'Pull up a wall'].map((text, at) => ({ pathId, text, order: at + 1 })),
      );
    for (const [at, { id: courseId }] of inPath.entries()) {
      await tx
        .insert(learningPathCourses)
        .values({ pathId, courseId, order: at + 1, required: !optional.includes(at) });
    }
    return path!;
  });
}

/** Asks everyone who takes the path for a text, unless told otherwise. */
export async function aPathAssignment(
  db: Database,
  { pathId, ...given }: { pathId: string } & Partial<PathAssignmentRow>,
): Promise<PathAssignmentRow> {
  const [row] = await db
    .insert(pathAssignments)
    .values({
      pathId,
      order: 1,
      title: 'Throw a cup',
      required: true,
      instructions: 'Throw a cup and say in **three** lines how.',
      submissionType: 'text',
      maxFiles: 1,
      passMark: 0,
      maxAttempts: 3,
      rubric: [],
      ...given,
    })
    .returning();
  return row!;
}

interface Taker {
  name: string;
  enrolledAt?: Date;
  completedAt?: Date;
  /** In these courses they learn. */
  courses?: readonly (Partial<EnrolmentRow> & { courseId: string })[];
}

/** Somebody of this name who took a path; gives their enrolments in its courses. */
export async function aPathLearner(
  db: Database,
  { id: pathId }: Pick<PathRow, 'id'>,
  { name, courses = [], ...given }: Taker,
): Promise<{ userId: string; enrolments: EnrolmentRow[] }> {
  const { id: userId } = await aUser(db, { firstName: name, lastName: 'Kiln' });
  await db.insert(learningPathEnrolments).values({ pathId, userId, ...given });
  const rows: EnrolmentRow[] = [];
  for (const course of courses) rows.push(await anEnrolment(db, { userId, ...course }));
  return { userId, enrolments: rows };
}
