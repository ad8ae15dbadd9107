import type { Database } from '../../kernel/database/database.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { lockCourse } from '../../teaching/courses/find-course.ts';
import type { Withdrawal } from './items/item-kind.ts';
import { itemKinds } from './items/item-kinds.ts';
import { findLines, updateLine } from './payments.repository.ts';
import type { LineRow } from './payments.tables.ts';

type Payer = Pick<TransactionRow, 'id' | 'userId'>;

const byItem = (lines: readonly LineRow[]): LineRow[] => lines.toSorted((a, b) => a.itemId.localeCompare(b.itemId));

/** Before anything is opened or closed: two payments of one course come one after the other, and of several in one order. */
async function lockCourses(tx: Database, lines: readonly LineRow[]): Promise<void> {
  const ids = new Set<string>();
  for (const line of lines) for (const id of (await itemKinds[line.kind].coursesOf?.(tx, line)) ?? []) ids.add(id);
  for (const id of [...ids].sort()) await lockCourse(tx, { id });
}

/** Opens what was paid for; gives the lines that opened nothing: it is gone, or this person has it by other means. */
export async function openLines(tx: Database, { id, userId }: Payer): Promise<LineRow[]> {
  const closed: LineRow[] = [];
  const lines = byItem(await findLines(tx, id));
  await lockCourses(tx, lines);
  for (const line of lines) {
    const isOpen = userId !== null && (await itemKinds[line.kind].open(tx, { userId, line }));
    if (isOpen) await updateLine(tx, line.id, { grantedAt: new Date() });
    else closed.push(line);
  }
  return closed;
}

/** Closes what these lines of a payment opened, unless another payment holds it open; gives those that it closed. */
export async function closeLines(
  tx: Database,
  { userId }: Payer,
  { lines, why }: { lines: readonly LineRow[]; why: Withdrawal },
): Promise<LineRow[]> {
  const open = byItem(lines).filter(({ grantedAt, withdrawnAt }) => grantedAt !== null && withdrawnAt === null);
  await lockCourses(tx, open);
  const closed: LineRow[] = [];
  for (const line of open) {
    await updateLine(tx, line.id, { withdrawnAt: new Date() });
    if (userId !== null && (await itemKinds[line.kind].close(tx, { userId, line, why }))) closed.push(line);
  }
  return closed;
}
