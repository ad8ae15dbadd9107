import { eq, sql } from 'drizzle-orm';
import type { PathFields } from '@stoa/shared/contract/market/path-builder.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import {
  learningPathCourses,
  learningPathObjectives,
  learningPaths,
  learningPathSkills,
  type PathRow,
} from '../learning-paths/learning-paths.tables.ts';
import { requirePlace } from './path-place.ts';

/** What a partner edits of a path, part by part: two who change different ones are not in each other's way. */
export interface PathParts extends PathFields {
  objectives: string[];
  banner_file_id: string | null;
  banner_alt: string;
}
export type PathPart = keyof PathParts;

interface Lists {
  skill_ids: string[];
  objectives: string[];
  courses: PathFields['courses'];
}

export async function findParts(db: Database, path: PathRow): Promise<PathParts> {
  const [lists] = await rowsOf<Lists>(
    db,
    sql`select
          coalesce((select json_agg(s.skill_id order by s."order") from learning_path_skills s
            where s.path_id = ${path.id}), '[]'::json) as skill_ids,
          coalesce((select json_agg(o.text order by o."order") from learning_path_objectives o
            where o.path_id = ${path.id}), '[]'::json) as objectives,
          coalesce((
            select json_agg(json_build_object('course_id', c.course_id, 'required', c.required) order by c."order")
            from learning_path_courses c where c.path_id = ${path.id}), '[]'::json) as courses`,
  );
  if (lists === undefined) throw new Error('Lists of a path were not returned.');
  return {
    title: path.title,
    subtitle: path.subtitle,
    overview: path.overview,
    level: path.level,
    language: path.language,
    category_id: path.finalCategoryId ?? path.subCategoryId ?? path.categoryId,
    enforce_course_order: path.enforceCourseOrder,
    certificate: path.certificate,
    banner_file_id: path.bannerFileId,
    banner_alt: path.bannerAlt,
    ...lists,
  };
}

export const changedParts = (before: PathParts, after: PathParts): PathPart[] =>
  (Object.keys(after) as PathPart[]).filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));

/** Keeps what has changed of these parts; the path must be locked. */
export async function saveParts(
  tx: Database,
  id: string,
  { after, changed }: { after: PathParts; changed: readonly PathPart[] },
): Promise<void> {
  await tx
    .update(learningPaths)
    .set({
      title: after.title,
      subtitle: after.subtitle,
      overview: after.overview,
      level: after.level,
      language: after.language,
      ...(await requirePlace(tx, after.category_id)),
      enforceCourseOrder: after.enforce_course_order,
      certificate: after.certificate,
      bannerFileId: after.banner_file_id,
      bannerAlt: after.banner_alt,
      updatedAt: sql`now()`,
    })
    .where(eq(learningPaths.id, id));
  if (changed.includes('skill_ids')) await saveSkills(tx, id, after.skill_ids);
  if (changed.includes('objectives')) await saveObjectives(tx, id, after.objectives);
  if (changed.includes('courses')) await saveCourses(tx, id, after.courses);
}

async function saveSkills(tx: Database, pathId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(learningPathSkills).where(eq(learningPathSkills.pathId, pathId));
  if (ids.length === 0) return;
  await tx.insert(learningPathSkills).values(ids.map((skillId, at) => ({ pathId, skillId, order: at + 1 })));
}

async function saveObjectives(tx: Database, pathId: string, texts: readonly string[]): Promise<void> {
  await tx.delete(learningPathObjectives).where(eq(learningPathObjectives.pathId, pathId));
  if (texts.length === 0) return;
  await tx.insert(learningPathObjectives).values(texts.map((text, at) => ({ pathId, text, order: at + 1 })));
}

async function saveCourses(tx: Database, pathId: string, courses: PathParts['courses']): Promise<void> {
  await tx.delete(learningPathCourses).where(eq(learningPathCourses.pathId, pathId));
  if (courses.length === 0) return;
  await tx
    .insert(learningPathCourses)
    .values(courses.map(({ course_id: courseId, required }, at) => ({ pathId, courseId, required, order: at + 1 })));
}
