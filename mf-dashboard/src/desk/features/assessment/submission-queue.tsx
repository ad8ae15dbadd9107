import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reviewedStatuses } from '@stoa/shared/contract/learning/assignment-words.ts';
import { Tabs } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { HelpLink } from '@stoa/shared/remote/help/help-link.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import classes from '../../../ui/record-search.module.css';
import { useAssessmentText } from '../../messages/assessment.ts';
import { NoSubmissions } from './no-submissions.tsx';
import { writeFilters, type QueueFilters } from './queue-filters.ts';
import { QueueTools } from './queue-tools.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { PER_PAGE, useQueue } from './use-submissions.ts';

interface SubmissionQueueProps {
  filters: QueueFilters;
  /** Whether somebody comes back here from work that was open: then the keyboard goes on at the list. */
  wasOpened: RefObject<boolean>;
}

/** Work that waits, was returned or was approved. */
export function SubmissionQueue({ filters, wasOpened }: SubmissionQueueProps) {
  const t = useAssessmentText();
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasOpened.current) tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [wasOpened]);
  const [, setSearch] = useSearchParams();
  const queue = useQueue(filters);
  const places = (filters.of === 'course' ? queue.data?.courses : queue.data?.paths) ?? [];
  const waiting = places.reduce((sum, place) => sum + place.waiting, 0);
  const change = (part: Partial<QueueFilters>, replace = false) =>
    setSearch(writeFilters({ ...filters, page: 1, ...part }), { replace, preventScrollReset: replace });
  return (
    <Page>
      <PageHeader
        title={t(`title.${filters.of}`)}
        subtitle={t(`lead.${filters.of}`)}
        actions={<HelpLink about="assessment" />}
      />
      <Tabs
        value={filters.status}
        onChange={(value) => change({ status: reviewedStatuses.find((one) => one === value) ?? 'submitted' })}
      >
        <Tabs.List ref={tabs}>
          <Tabs.Tab value="submitted">{t('tab.submitted', { count: waiting })}</Tabs.Tab>
          <Tabs.Tab value="returned">{t('tab.returned')}</Tabs.Tab>
          <Tabs.Tab value="approved">{t('tab.approved')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={filters.status} pt="md">
          <div className={classes.records}>
            <QueueTools filters={filters} places={places} onChange={change} />
            <p role="status" className={classes.count}>
              {queue.data && t('found', { count: queue.data.total })}
            </p>
            <Submissions queue={queue} filters={filters} onPage={(page) => change({ page })} />
          </div>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

interface SubmissionsProps {
  queue: ReturnType<typeof useQueue>;
  filters: QueueFilters;
  onPage(page: number): void;
}

function Submissions({ queue, filters, onPage }: SubmissionsProps) {
  const t = useAssessmentText();
  // What was empty before says nothing of what is asked now.
  const isUnknown = queue.isPending || (queue.isPlaceholderData && queue.data.items.length === 0);
  if (isUnknown) return <RowSkeleton count={6} label={t('loading')} />;
  if (queue.isError) return <LoadFailed query={queue} />;
  const { items, total, page } = queue.data;
  if (items.length === 0) return <NoSubmissions filters={filters} />;
  return (
    <div className={queue.isPlaceholderData ? classes.stale : undefined} aria-busy={queue.isPlaceholderData}>
      <SubmissionTable submissions={items} filters={{ ...filters, page }} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}
