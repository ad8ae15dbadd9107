import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WorkPlace } from '@stoa/shared/contract/learning/assignment-words.ts';
import { readFilters } from './queue-filters.ts';
import { SubmissionQueue } from './submission-queue.tsx';
import { SubmissionReviewPage } from './submission-review-page.tsx';

/** Handed-in work, and the one that is open. Both stand in the address, so that a notification leads to its work. */
export function AssessmentDesk({ of }: { of: WorkPlace }) {
  const [search] = useSearchParams();
  const submission = search.get('submission');
  const filters = readFilters(search, of);
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
