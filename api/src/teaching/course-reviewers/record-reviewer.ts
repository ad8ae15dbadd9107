import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CourseRow } from '../courses/courses.tables.ts';

interface Change {
  course: Pick<CourseRow, 'id' | 'name'>;
  /** Ids of who reviews it; null: nobody. */
  before: string | null;
  after: string | null;
}

export const recordReviewer = (
  tx: Database,
  actorId: string,
  { course: { id, name }, before, after }: Change,
): Promise<void> =>
  recordAudit(tx, {
    kind: 'reviewer_assigned',
    actorId,
    subject: { type: 'course', id, name },
    before: { reviewer_id: before },
    after: { reviewer_id: after },
  });
