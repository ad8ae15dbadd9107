import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { certificates } from '../../learning/certificates/certificates.tables.ts';
import { learningPathEnrolments, openedCourses } from '../../market/learning-paths/learning-paths.tables.ts';
import { aCategory } from '../course-builders.ts';
import type { Life } from '../full-life.ts';
import { aPath } from '../path-builders.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  const { category } = await aCategory(db, `Paths ${v7()}`);
  await db.execute(sql`insert into learning_paths (slug, title, level, category_id, partner_id)
    values (${`path-${v7()}`}, ${`Path by ${word}`}, 'beginner', ${category.id}, ${user.id})`);
};

/** Takes a path of somebody else, and completes it. */
export const withOther: Life['withOther'] = async (db, { user: { id: userId } }, { word, courseId }) => {
  const { id: pathId } = await aPath(db, { status: 'published', title: `Path taken by ${word}` });
  await db.insert(learningPathEnrolments).values({ pathId, userId, completedAt: new Date() });
  await db.insert(openedCourses).values({ pathId, userId, courseId });
  const certId = v7()
    .replaceAll(/[-ilou]/g, '')
    .slice(-16)
    .toUpperCase()
    .padStart(16, '0');
  await db.insert(certificates).values({
    certId,
    slug: `path-${word.toLowerCase()}`,
    userId,
    pathId,
    fullName: `${word} ${word}sson`,
    courseName: 'A path',
    shortDescription: '',
    creatorName: 'Somebody',
    effortMinutes: 1,
    durationS: 60,
    videos: [],
    pathCourses: [{ slug: 'a-course', name: 'A course' }],
    skills: [],
  });
};
