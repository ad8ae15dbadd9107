import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { saveCaptions } from '../lessons/save-captions.ts';
import { saveModules } from '../lessons/save-modules.ts';
import { savePictures } from '../lessons/save-pictures.ts';
import { saveResources } from '../lessons/save-resources.ts';
import type { CourseContent } from './course-content.ts';
import { courses, courseSkills } from './courses.tables.ts';

/** Brings a course's rows from one content to the next; writes only what differs. Ids of what stays are kept. */
export async function saveContent(
  tx: Database,
  courseId: string,
  { before, after }: { before: CourseContent; after: CourseContent },
): Promise<void> {
  await saveFields(tx, courseId, after);
  if (!isDeepStrictEqual(before.fields.skill_ids, after.fields.skill_ids)) await saveSkills(tx, courseId, after);
  await saveModules(tx, courseId, { before: before.modules, after: after.modules });
  await saveCaptions(tx, courseId, { before: before.modules, after: after.modules });
  await savePictures(tx, courseId, { before: before.modules, after: after.modules });
  await saveResources(tx, courseId, { before, after });
}

async function saveFields(tx: Database, courseId: string, { fields, modules: parts }: CourseContent): Promise<void> {
  const all = parts.flatMap((module) => module.lessons);
  await tx
    .update(courses)
    .set({
      name: fields.name,
      slug: fields.slug,
      shortDescription: fields.short_description,
      description: fields.description,
      finalCategoryId: fields.final_category_id,
      level: fields.level,
      contentType: fields.content_type,
      type: fields.type,
      priceMinor: fields.price_minor,
      currency: fields.currency,
      language: fields.language,
      objectives: fields.objectives,
      requirements: fields.requirements,
      audience: fields.audience,
      prerequisites: fields.prerequisites ?? [],
      coverFileId: fields.cover_file_id,
      watchThreshold: fields.watch_threshold,
      isMicro: fields.is_micro,
      captionsWaiver: fields.captions_waiver,
      lessonCount: all.length,
      durationS: all.reduce((sum, lesson) => sum + lesson.duration_s, 0),
      updatedAt: new Date(),
    })
    .where(eq(courses.id, courseId));
}

async function saveSkills(tx: Database, courseId: string, { fields }: CourseContent): Promise<void> {
  await tx.delete(courseSkills).where(eq(courseSkills.courseId, courseId));
  const rows = fields.skill_ids.map((skillId, index) => ({ courseId, skillId, order: index + 1 }));
  if (rows.length > 0) await tx.insert(courseSkills).values(rows);
}
