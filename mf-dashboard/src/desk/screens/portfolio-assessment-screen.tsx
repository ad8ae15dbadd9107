import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters } from '../features/assessment/queue-filters.ts';
import { SubmissionQueue } from '../features/assessment/submission-queue.tsx';
import { SubmissionReviewPage } from '../features/assessment/submission-review-page.tsx';

/** Handed-in work, and the one that is open. Both stand in the address, so that a notification leads to its work. */
export default function PortfolioAssessmentScreen() {
  const [search] = useSearchParams();
  const submission = search.get('submission');
  const filters = readFilters(search);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (submission) wasOpened.current = true;
  }, [submission]);
  return submission ? (
    <SubmissionReviewPage id={submission} filters={filters} />
  ) : (
    <SubmissionQueue filters={filters} wasOpened={wasOpened} />
  );
}
