import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useTableState } from '../../data-table/use-table-state.ts';
import { CourseQueue } from '../features/review/course-queue.tsx';
import { courseTable, PATHS, queueTabs } from '../features/review/queue-filters.ts';
import { useQueueCounts } from '../features/review/use-queue-counts.ts';
import { usePathReviewText } from '../messages/path-review.ts';
import { useReviewText } from '../messages/review.ts';
import { PathQueue } from '../sections/path-queue.tsx';

/** For reviewers: courses in each state of a review, and learning paths that wait for one. */
export default function ReviewQueueScreen() {
  const t = useReviewText();
  const paths = usePathReviewText();
  const word = useCourseWords();
  const { filters, filter } = useTableState(courseTable);
  const { status: tab = 'in_review' } = filters;
  const countOf = useQueueCounts();
  return (
    <Page>
      <PageHeader
        title={t('queue.title')}
        subtitle={t('queue.subtitle')}
        actions={
          <LinkButton to={to.attendance()} variant="default">
            {t('queue.attendance')}
          </LinkButton>
        }
      />
      <Tabs value={tab} onChange={(to) => filter({ status: queueTabs.find((one) => one === to) })}>
        <Tabs.List>
          {/* A figure has its place before it is known: else the tabs would wrap, and the list below them move. */}
          {queueTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {one === PATHS ? paths('queue.title') : word(`status.${one}`)} ({countOf(one) ?? '…'})
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          {tab === PATHS ? <PathQueue /> : <CourseQueue status={tab} />}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
