import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { QueueRow } from '../features/review/queue-row.tsx';
import { queueStatuses, useReviewQueue } from '../features/review/use-review.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useReviewText } from '../messages/review.ts';

const PER_PAGE = 20;

export default function ReviewQueueScreen() {
  const t = useReviewText();
  const word = useCourseWords();
  const [search, setSearch] = useSearchParams();
  const status = queueStatuses.find((one) => one === search.get('status')) ?? 'in_review';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const queue = useReviewQueue({ status, page, per_page: PER_PAGE });
  const { data } = queue;
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
      <Tabs value={status} onChange={(value) => setSearch({ status: value ?? 'in_review' })}>
        <Tabs.List>
          {queueStatuses.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {word(`status.${one}`)}
              {data && ` (${data.counts[one] ?? 0})`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={status} pt="md">
          {queue.isPending && <RowSkeleton label={t('queue.loading')} />}
          {queue.isError && <LoadFailed query={queue} />}
          {data?.items.length === 0 && <EmptyState title={t('queue.empty')} text={t(`queue.empty.${status}`)} />}
          {data && data.items.length > 0 && (
            <RowList>
              {data.items.map((row) => (
                <QueueRow key={row.id} row={row} />
              ))}
            </RowList>
          )}
          {data && (
            <PageNumbers
              pages={Math.ceil(data.total / PER_PAGE)}
              page={data.page}
              onPage={(next) => setSearch({ status, page: String(next) })}
            />
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
