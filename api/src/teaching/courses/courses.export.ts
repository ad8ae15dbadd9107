import { asc, eq, sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';
import { findContent } from './find-content.ts';
import { findOpenRevision } from './find-course.ts';
import { courses } from './courses.tables.ts';

/** Courses that this person wrote, deleted ones too: all their content, and the edits that wait beside it. */
export const exportCourses: ExportPart = async (db, { userId }) => {
  const rows = await db.select().from(courses).where(eq(courses.ownerId, userId)).orderBy(asc(courses.createdAt));
  const exported = [];
  for (const course of rows) {
    const { status, createdAt, updatedAt, submittedAt, publishedAt, deletedAt } = course;
    exported.push({
      id: course.id,
      status,
      created_at: createdAt,
      updated_at: updatedAt,
      submitted_at: submittedAt,
      published_at: publishedAt,
      deleted_at: deletedAt,
      content: await findContent(db, course),
      waiting_edits: (await findOpenRevision(db, course.id))?.content ?? null,
    });
  }
  return exported;
};

/** What this person did to courses, their own and others': created, submitted, published … */
export const exportCourseActions: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, v.action, v.from_status, v.to_status, v.reason, v.at
        from course_events v join courses c on c.id = v.course_id
        where v.actor_id = ${userId} order by v.at, v.id`,
  );
