import { reviewHolders, reviewSorts, waitingDays } from '@stoa/shared/contract/teaching/review-words.ts';
import type { FiltersOf } from '../../../data-table/use-table-state.ts';

export const queueStatuses = ['in_review', 'changes_requested', 'approved', 'published'] as const;
/** The tab of learning paths, beside the statuses of courses. */
export const PATHS = 'paths';
export const queueTabs = [...queueStatuses, PATHS] as const;
export type QueueTab = (typeof queueTabs)[number];

const narrowing = { q: 'text', category: 'id', days: waitingDays, reviewer: reviewHolders } as const;

/** What waits of learning paths, which have no length. */
export const pathTable = {
  id: 'path-review',
  filters: { status: queueTabs, ...narrowing },
  tab: 'status',
  sorts: reviewSorts,
  mostCharacters: 100,
} as const;

export const courseTable = {
  ...pathTable,
  id: 'course-review',
  filters: { status: queueTabs, micro: ['true', 'false'], ...narrowing },
} as const;

export type Narrowed = Pick<FiltersOf<typeof pathTable>, 'category' | 'days' | 'reviewer'>;

export const askedOfPaths = ({ q, category, days, reviewer }: FiltersOf<typeof pathTable>) => ({
  ...(q && { q }),
  ...(category && { category_id: category }),
  ...(days && { waiting_days: Number(days) }),
  ...(reviewer && { reviewer }),
});

export const askedOfCourses = ({ status = 'in_review', micro, ...filters }: FiltersOf<typeof courseTable>) => ({
  ...(status !== PATHS && { status }),
  ...(micro && { micro }),
  ...askedOfPaths(filters),
});
