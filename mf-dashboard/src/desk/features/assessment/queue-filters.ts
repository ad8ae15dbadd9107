import {
  reviewedStatuses,
  submissionSorts,
  type ReviewedStatus,
  type SubmissionSort,
  type WorkPlace,
} from '@stoa/shared/contract/learning/assignment-words.ts';
import { isId } from '@stoa/shared/contract/kernel/is-id.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

/** What the queue shows; it stands in the address, beside the work that is open. */
export interface QueueFilters {
  /** Work of courses and of learning paths stands on desks of their own. */
  of: WorkPlace;
  status: ReviewedStatus;
  /** The course, or the learning path. */
  placeId: string | undefined;
  search: string;
  sort: SubmissionSort;
  page: number;
}

export function readFilters(search: URLSearchParams, of: WorkPlace): QueueFilters {
  const place = search.get(of);
  return {
    of,
    status: reviewedStatuses.find((status) => status === search.get('status')) ?? 'submitted',
    placeId: isId(place) ? place : undefined,
    search: search.get('search')?.trim().slice(0, 100) ?? '',
    sort: submissionSorts.find((sort) => sort === search.get('sort')) ?? 'oldest',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
  };
}

/** Without what stands there by itself. `submission`: the work that is open. */
export const writeFilters = (
  { of, status, placeId, search, sort, page }: QueueFilters,
  submission?: string,
): Record<string, string> => ({
  ...(status !== 'submitted' && { status }),
  ...(placeId && { [of]: placeId }),
  ...(search && { search }),
  ...(sort !== 'oldest' && { sort }),
  ...(page > 1 && { page: String(page) }),
  ...(submission && { submission }),
});

/** The address of a desk: its list, or with `submission` the work that is open. */
export function deskTo(filters: QueueFilters, submission?: string): string {
  const query = writeFilters(filters, submission);
  return filters.of === 'course' ? to.portfolioAssessment(query) : to.learningPathAssessments(query);
}
