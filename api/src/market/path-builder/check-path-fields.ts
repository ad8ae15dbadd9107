import type { PathFields } from '@stoa/shared/contract/market/path-builder.ts';
import type { Database } from '../../kernel/database/database.ts';
import { checkedLanguage, checkedSkills } from '../../teaching/courses/check-fields.ts';
import { checkPathCourses } from './check-path-courses.ts';
import type { PathParts } from './path-parts.ts';
import { requirePlace } from './path-place.ts';

/** As a call gives them: what is left out stays as it is. */
export type FieldsChange = { [K in keyof PathFields]?: PathFields[K] | undefined };

/** The next parts of a path: what was asked for over what is there, held against all that zod cannot know. */
export async function checkedPathFields(tx: Database, now: PathParts, change: FieldsChange): Promise<PathParts> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next: PathParts = { ...now, ...given };
  if (change.category_id !== undefined) await requirePlace(tx, change.category_id);
  if (change.skill_ids !== undefined) next.skill_ids = await checkedSkills(tx, change.skill_ids);
  if (change.courses !== undefined) await checkPathCourses(tx, { now: now.courses, next: change.courses });
  return { ...next, language: checkedLanguage(next.language) };
}
