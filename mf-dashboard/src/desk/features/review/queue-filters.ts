import { reviewHolders, waitingDays } from '@stoa/shared/contract/teaching/review-words.ts';

/** What narrows the queue of courses, or that of learning paths; it stands in the address, beside the tab and the page. */
export interface QueueFilters {
  q: string;
  category: string | undefined;
  micro: 'true' | 'false' | undefined;
  days: (typeof waitingDays)[number] | undefined;
  reviewer: (typeof reviewHolders)[number] | undefined;
}

export const readFilters = (search: URLSearchParams): QueueFilters => ({
  q: search.get('q')?.trim().slice(0, 100) ?? '',
  category: search.get('category') ?? undefined,
  micro: (['true', 'false'] as const).find((value) => value === search.get('micro')),
  days: waitingDays.find((days) => days === search.get('days')),
  reviewer: reviewHolders.find((holder) => holder === search.get('reviewer')),
});

export const writeFilters = (filters: QueueFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((pair): pair is [string, string] => Boolean(pair[1])));

export const askedOf = ({ q, category, micro, days, reviewer }: QueueFilters) => ({
  ...(q && { q }),
  ...(category && { category_id: category }),
  ...(micro && { micro }),
  ...(days && { waiting_days: Number(days) }),
  ...(reviewer && { reviewer }),
});

/** Of learning paths, which have no length. */
export const askedOfPaths = (filters: QueueFilters) => askedOf({ ...filters, micro: undefined });
