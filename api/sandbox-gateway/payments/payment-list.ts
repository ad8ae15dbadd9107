import type { PaymentRow } from '../book/rows.ts';
import type { State } from '../book/state.ts';

const PER_PAGE = 100;

/** Payments that began, or of which something happened, since then: oldest first, a page at a time. */
export function listPayments(
  { payments, events }: State,
  { since, after }: { since: number; after?: string | undefined },
): { payments: PaymentRow[]; hasMore: boolean } {
  const touched = new Set([...events.values()].filter(({ at }) => at >= since).map(({ payment }) => payment));
  const all = [...payments.values()].filter(({ id, created_at }) => created_at >= since || touched.has(id));
  const from = all.findIndex(({ id }) => id === after) + 1;
  return { payments: all.slice(from, from + PER_PAGE), hasMore: from + PER_PAGE < all.length };
}
