import {
  reviewedStatuses,
  submissionSorts,
  type ReviewedStatus,
  type SubmissionSort,
} from '@stoa/shared/contract/learning/assignment-words.ts';

/** What the queue shows; it stands in the address, beside the work that is open. */
export interface QueueFilters {
  status: ReviewedStatus;
  courseId: string | undefined;
  search: string;
  sort: SubmissionSort;
  page: number;
}

const isId = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export function readFilters(search: URLSearchParams): QueueFilters {
  const course = search.get('course');
  return {
    status: reviewedStatuses.find((status) => status === search.get('status')) ?? 'submitted',
    courseId: isId(course) ? course : undefined,
    search: search.get('search')?.trim().slice(0, 100) ?? '',
    sort: submissionSorts.find((sort) => sort === search.get('sort')) ?? 'oldest',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
  };
}

/** Without what stands there by itself. `submission`: the work that is open. */
export const writeFilters = (
  { status, courseId, search, sort, page }: QueueFilters,
  submission?: string,
): Record<string, string> => ({
  ...(status !== 'submitted' && { status }),
  ...(courseId && { course: courseId }),
  ...(search && { search }),
  ...(sort !== 'oldest' && { sort }),
  ...(page > 1 && { page: String(page) }),
  ...(submission && { submission }),
});
