import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { courses, courseSkills, type CourseRow } from '../teaching/courses/courses.tables.ts';
import { lessons, modules } from '../teaching/lessons/lessons.tables.ts';
import type { Database } from '../kernel/database/database.ts';
import { enrolments, type EnrolmentRow } from '../learning/enrolments/enrolments.tables.ts';
import { categories, finalCategories, skills, subCategories } from '../taxonomy/taxonomy.tables.ts';
import { aUser } from './builders.ts';

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** One branch of the tree, from root to leaf: `aCategory(db, 'Design')`. */
export async function aCategory(db: Database, name: string) {
  return db.transaction(async (tx) => {
    const [category] = await tx
      .insert(categories)
      .values({ name, slug: slugOf(name) })
      .returning();
    const [sub] = await tx
      .insert(subCategories)
      .values({ name: `${name} basics`, slug: slugOf(`${name} basics`), categoryId: category!.id })
      .returning();
    const [final] = await tx
      .insert(finalCategories)
      .values({ name: `${name} first steps`, slug: slugOf(`${name} first steps`), subCategoryId: sub!.id })
      .returning();
    return { category: category!, sub: sub!, final: final! };
  });
}

/** What a change is made on when nobody else is about. */
export async function versionOf(db: Database, courseId: string): Promise<number> {
  const [course] = await db.select({ version: courses.version }).from(courses).where(eq(courses.id, courseId));
  return course!.version;
}

/** A published course with one module and two lessons, unless told otherwise. */
export async function aCourse(
  db: Database,
  { skillNames = [], ...given }: Partial<CourseRow> & { skillNames?: string[] } = {},
): Promise<CourseRow> {
  const ownerId = given.ownerId ?? (await aUser(db, { roles: ['teacher'] })).id;
  const name = given.name ?? 'A walk through the porch';
  return db.transaction(async (tx) => {
    const [course] = await tx
      .insert(courses)
      .values({
        name,
        slug: `${slugOf(name)}-${v7().slice(-6)}`,
        status: 'published',
        publishedAt: new Date(),
        level: 'beginner',
        contentType: 'text',
        lessonCount: 2,
        durationS: 600,
        ...given,
        ownerId,
      })
      .returning();
    const moduleId = v7();
    await tx.insert(modules).values({ id: moduleId, courseId: course!.id, title: 'First module', order: 1 });
    await tx.insert(lessons).values(
      [1, 2].map((order) => ({
        id: v7(),
        courseId: course!.id,
        moduleId,
        kind: 'text' as const,
        title: `Lesson ${order}`,
        order,
        markdown: 'Read this.',
        durationS: 300,
        isPreview: order === 1,
      })),
    );
    for (const [order, skill] of skillNames.entries()) {
      const [row] = await tx.insert(skills).values({ skill }).returning();
      await tx.insert(courseSkills).values({ courseId: course!.id, skillId: row!.id, order });
    }
    return course!;
  });
}

export async function anEnrolment(
  db: Database,
  given: { userId: string; courseId: string } & Partial<EnrolmentRow>,
): Promise<EnrolmentRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(enrolments).values(given).returning();
    await tx
      .update(courses)
      .set({ enrolmentCount: sql`${courses.enrolmentCount} + 1` })
      .where(eq(courses.id, given.courseId));
    return row!;
  });
}
