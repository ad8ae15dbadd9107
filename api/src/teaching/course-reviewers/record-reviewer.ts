import { type AuditedAct, recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';

interface Change {
  /** A course or learning path. */
  of: AuditedAct['subject'];
  /** Ids of who reviews it; null: nobody. */
  before: string | null;
  after: string | null;
}

export const recordReviewer = (tx: Database, actorId: string, { of, before, after }: Change): Promise<void> =>
  recordAudit(tx, {
    kind: 'reviewer_assigned',
    actorId,
    subject: of,
    before: { reviewer_id: before },
    after: { reviewer_id: after },
  });
