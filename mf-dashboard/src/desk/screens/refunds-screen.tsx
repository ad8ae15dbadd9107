import { waitingRefunds } from '@stoa/shared/contract/market/billing-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { DataList } from '../../data-table/data-list.tsx';
import { FilterSelect } from '../../data-table/filter-fields.tsx';
import { usePaymentWords } from '../../messages/payment-words.ts';
import { RefundRequest } from '../features/payments/refund-request.tsx';
import { useRefundRequests } from '../features/payments/use-payment-lists.ts';
import { usePaymentsText } from '../messages/payments.ts';

/** What payers want back, and refunds that did not go through. */
export default function RefundsScreen() {
  const t = usePaymentsText();
  const word = usePaymentWords();
  const list = useRefundRequests();
  const { filters, filter } = list.state;
  return (
    <Page>
      <PageHeader
        title={t('refunds.title')}
        subtitle={t('refunds.lead')}
        breadcrumbs={[{ label: t('title'), to: to.payments() }, { label: t('refunds.title') }]}
      />
      <DataList
        list={list}
        label={t('refunds.title')}
        search={t('search')}
        filters={
          <FilterSelect
            label={t('filter.status')}
            value={filters.status}
            options={waitingRefunds.map((value) => [value, word(`refund.${value}`)])}
            onFilter={(status) => filter({ status })}
          />
        }
        sorts={{ asked: t('refunds.sort.asked'), amount: t('field.amount') }}
        found={(count) => t('refunds.found', { count })}
        keyOf={({ id }) => id}
        row={(request) => <RefundRequest request={request} />}
        empty={{ title: t('refunds.empty'), text: t('refunds.emptyText') }}
      />
    </Page>
  );
}
