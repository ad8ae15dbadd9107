import type { AuditFacts } from '../../kernel/audit/audit.tables.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { CourseRow } from './courses.tables.ts';

interface CourseAct {
  kind: 'course_decided' | 'course_unpublished' | 'course_removed';
  why?: string | undefined;
  before: AuditFacts;
  after: AuditFacts;
}

/** What somebody did to a course who does not own it. */
export const recordCourseAct = (
  tx: Database,
  { user }: Viewer,
  { id, name }: Pick<CourseRow, 'id' | 'name'>,
  act: CourseAct,
): Promise<void> => recordAudit(tx, { ...act, actorId: user.id, subject: { type: 'course', id, name } });
