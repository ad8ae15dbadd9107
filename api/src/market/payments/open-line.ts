import type { Database } from '../../kernel/database/database.ts';
import { grantEnrolment, withdrawEnrolment } from '../../learning/enrolments/enrolments.service.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { findLines, isHeldByOther, updateLine } from './payments.repository.ts';
import type { LineRow } from './payments.tables.ts';

type Payer = Pick<TransactionRow, 'id' | 'userId'>;

/** All who open or close several courses lock them in one order. */
const byItem = (lines: readonly LineRow[]): LineRow[] => lines.toSorted((a, b) => a.itemId.localeCompare(b.itemId));

/** Opens what was paid for; gives the lines that opened nothing: it is gone, or this person has it by other means. */
export async function openLines(tx: Database, { id, userId }: Payer): Promise<LineRow[]> {
  const closed: LineRow[] = [];
  for (const line of byItem(await findLines(tx, id))) {
    const isOpen = userId !== null && (await grantEnrolment(tx, { userId, courseId: line.itemId }));
    if (isOpen) await updateLine(tx, line.id, { grantedAt: new Date() });
    else closed.push(line);
  }
  return closed;
}

/** Closes what this payment opened, unless another payment holds it open. */
export async function closeLines(tx: Database, { id, userId }: Payer): Promise<void> {
  for (const line of byItem(await findLines(tx, id))) {
    if (line.grantedAt === null || line.withdrawnAt !== null) continue;
    await updateLine(tx, line.id, { withdrawnAt: new Date() });
    if (userId === null || (await isHeldByOther(tx, { userId, line }))) continue;
    await withdrawEnrolment(tx, { userId, courseId: line.itemId });
  }
}
