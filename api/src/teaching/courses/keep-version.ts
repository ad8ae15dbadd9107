import { desc, eq, sql } from 'drizzle-orm';
import { MOST_VERSIONS } from '@stoa/shared/contract/teaching/course-version-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CourseAtWork } from './course-at-work.ts';
import type { CourseContent } from './course-content.ts';
import { courseVersions, type VersionRow } from './courses.tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Two who write by turns would soon have nothing else among the versions that are kept. */
const TURN_MS = 10 * 60 * 1000;

type Kept = Pick<VersionRow, 'kind' | 'actorId' | 'version' | 'content'> & Partial<Pick<VersionRow, 'at' | 'label'>>;

/** Keeps what a course holds, and lets go of the oldest that have no name. Returns the version's id. */
export async function keepVersion(tx: Database, courseId: string, kept: Kept): Promise<string> {
  const [row] = await tx
    .insert(courseVersions)
    .values({ ...kept, courseId })
    .returning({ id: courseVersions.id });
  if (row === undefined) throw new Error('The new version was not returned.');
  await tx.execute(sql`
    delete from course_versions where id in (
      select id from (
        select id, row_number() over (partition by kind = 'published' order by at desc, id desc) as place
        from course_versions where course_id = ${courseId} and label is null) ranked
      where place > ${MOST_VERSIONS})`);
  return row.id;
}

/**
 * Before an edit: what the edits before it came to, at most once an hour, and when someone else goes on, at most every ten
 * minutes. What was kept already, as by a submission, is not kept twice.
 */
export async function keepHourly(
  tx: Database,
  { course, revision }: CourseAtWork,
  { content, editorId, now = new Date() }: { content: CourseContent; editorId: string; now?: Date },
): Promise<void> {
  const actorId = course.editedBy ?? course.ownerId;
  const [newest] = await tx
    .select({ at: courseVersions.at, kind: courseVersions.kind, version: courseVersions.version })
    .from(courseVersions)
    .where(eq(courseVersions.courseId, course.id))
    .orderBy(desc(courseVersions.at), desc(courseVersions.id))
    .limit(1);
  const ageMs = newest === undefined ? Infinity : now.getTime() - newest.at.getTime();
  const isRecent = actorId === editorId ? ageMs < HOUR_MS : newest?.kind === 'saved' && ageMs < TURN_MS;
  if (isRecent || newest?.version === course.version || isUntouched(content)) return;
  const at = revision?.updatedAt ?? course.updatedAt;
  await keepVersion(tx, course.id, { kind: 'saved', actorId, version: course.version, content, at });
}

/** A draft that was just begun has nothing that anyone would go back to. */
const isUntouched = ({ modules }: CourseContent): boolean => modules.length === 0;
