import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { RefundRequest } from '../features/payments/refund-request.tsx';
import { PER_PAGE, useRefundRequests } from '../features/payments/use-payments.ts';
import { usePaymentsText } from '../messages/payments.ts';

/** What payers want back, and refunds that did not go through. */
export default function RefundsScreen() {
  const t = usePaymentsText();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const requests = useRefundRequests(page);
  const { data } = requests;
  return (
    <Page width="reading">
      <PageHeader
        title={t('refunds.title')}
        subtitle={t('refunds.lead')}
        breadcrumbs={[{ label: t('title'), to: to.payments() }, { label: t('refunds.title') }]}
      />
      {requests.isPending && <RowSkeleton label={t('refunds.loading')} />}
      {requests.isError && !data && <LoadFailed query={requests} />}
      {data?.items.length === 0 && <EmptyState title={t('refunds.empty')} text={t('refunds.emptyText')} />}
      {data && data.items.length > 0 && (
        <RowList>
          {data.items.map((request) => (
            <RefundRequest key={request.id} request={request} />
          ))}
        </RowList>
      )}
      {data && (
        <PageNumbers
          pages={Math.ceil(data.total / PER_PAGE)}
          page={data.page}
          onPage={(at) => setSearch(at > 1 ? { page: String(at) } : {})}
        />
      )}
    </Page>
  );
}
