import type { AuditFacts } from '../../kernel/audit/audit.tables.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';

interface PaymentAct {
  kind: 'payment_refunded' | 'payment_voided' | 'payment_resolved';
  actorId: string;
  why: string;
  before?: AuditFacts;
  after: AuditFacts;
}

export const recordPaymentAct = (
  tx: Database,
  { id, reference, status }: Pick<TransactionRow, 'id' | 'reference' | 'status'>,
  { before, ...act }: PaymentAct,
): Promise<void> =>
  recordAudit(tx, {
    ...act,
    subject: { type: 'payment', id, name: reference },
    before: { status, ...before },
  });
