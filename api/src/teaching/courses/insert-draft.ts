import { isUniqueViolation, type Database } from '../../kernel/database/database.ts';
import type { User } from '../../kernel/users.tables.ts';
import { freeSlug, slugFromTitle } from './course-slug.ts';
import { findSlugsLike, insertCourse, insertCourseEvent, lockSlug } from './courses.repository.ts';
import type { CourseRow } from './courses.tables.ts';

type Named = Pick<CourseRow, 'name'> & Partial<Pick<CourseRow, 'finalCategoryId' | 'contentType' | 'isMicro'>>;

/** A draft of this person's, at an address that its name gives. Returns its id. */
export async function insertNamedDraft(
  tx: Database,
  { user }: { user: Pick<User, 'id'> },
  given: Named,
): Promise<string> {
  const wanted = slugFromTitle(given.name);
  await lockSlug(tx, wanted);
  const slug = freeSlug(wanted, await findSlugsLike(tx, wanted));
  const course = await insertCourse(tx, { ...given, ownerId: user.id, slug });
  await insertCourseEvent(tx, { courseId: course.id, actorId: user.id, action: 'create', toStatus: 'draft' });
  return course.id;
}

/** 'Design' twice and 'Design 2' once may still meet at one address; the one who is second looks again. */
export async function withFreeSlug(insert: () => Promise<string>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insert();
    } catch (error) {
      if (attempt === 5 || !isUniqueViolation(error)) throw error;
    }
  }
}
