import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { verificationStatuses, type VerificationStatus } from '@stoa/shared/contract/teaching/creator-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Alert, Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { RequestCard } from '../features/creators/request-card.tsx';
import { PER_PAGE, useRequests } from '../features/creators/use-requests.ts';
import { useCreatorsText } from '../messages/creators.ts';
import classes from './review-creators-screen.module.css';

/** For those who verify creators: who asks, and what was decided. */
export default function ReviewCreatorsScreen() {
  const t = useCreatorsText();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const status = verificationStatuses.find((word) => word === search.get('status')) ?? 'pending';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const goTo = (to: string | null, at = 1) =>
    setSearch({ status: to ?? 'pending', ...(at > 1 && { page: String(at) }) });
  const requests = useRequests({ status, page });
  return (
    <Page width="reading">
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <Tabs value={status} onChange={(to) => goTo(to)}>
        <Tabs.List>
          {verificationStatuses.map((word) => (
            <Tabs.Tab key={word} value={word}>
              {t(`tab.${word}`)}
              {requests.data ? (
                ` (${format.number(requests.data.counts[word])})`
              ) : (
                <span className={classes.countToCome} aria-hidden="true">
                  {' (0)'}
                </span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={status} pt="lg">
          {status !== 'revoked' && requests.data && requests.data.appeals > 0 && (
            <Alert mb="lg">
              {t('appeals.waiting', { count: requests.data.appeals })}{' '}
              <LinkAnchor underline="always" to={to.reviewCreators({ status: 'revoked' })}>
                {t('appeals.show')}
              </LinkAnchor>
            </Alert>
          )}
          <Requests requests={requests} status={status} onPage={(at) => goTo(status, at)} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

interface RequestsProps {
  requests: ReturnType<typeof useRequests>;
  status: VerificationStatus;
  onPage(page: number): void;
}

function Requests({ requests, status, onPage }: RequestsProps) {
  const t = useCreatorsText();
  if (requests.isPending || requests.isPlaceholderData) return <RowSkeleton label={t('loading')} />;
  // A note that is being written outlives a reading that failed.
  if (requests.isError && !requests.data) return <LoadFailed query={requests} />;
  const { items, total, page } = requests.data;
  if (items.length === 0) return <EmptyState title={t(`empty.${status}`)} text={t('empty.text')} />;
  return (
    <>
      <RowList>
        {items.map((listed) => (
          <RequestCard key={listed.id} listed={listed} />
        ))}
      </RowList>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </>
  );
}
