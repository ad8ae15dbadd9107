import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { transactionStatuses, type TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Group, NativeSelect } from '@stoa/shared/kit';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import { useBillingText } from '../../messages/billing.ts';
import { HistoryFile } from './history-file.tsx';
import { TransactionTable } from './transaction-table.tsx';
import { PER_PAGE, useTransactions } from './use-billing.ts';

const statusIn = (word: string | null): TransactionStatus | undefined =>
  transactionStatuses.find((status) => status === word);

/** All that was paid; status and page stand in the address. */
export function PaymentsSection() {
  const t = useBillingText();
  const word = usePaymentWords();
  const [search, setSearch] = useSearchParams();
  const status = statusIn(search.get('status'));
  const page = Math.max(1, Number(search.get('page')) || 1);
  const transactions = useTransactions({ status, page });
  const { data } = transactions;
  const go = (to: { status?: string; page?: number }) =>
    setSearch({ ...(to.status && { status: to.status }), ...(to.page && to.page > 1 && { page: String(to.page) }) });
  const isFilterable = data !== undefined && (data.total > 0 || status !== undefined);
  return (
    <Section
      title={t('payments.title')}
      action={
        isFilterable && (
          <Group gap="sm" align="end">
            <NativeSelect
              label={t('payments.show')}
              value={status ?? ''}
              data={[
                { value: '', label: t('payments.all') },
                ...transactionStatuses.map((value) => ({ value, label: word(`status.${value}`) })),
              ]}
              onChange={(event) => go({ status: event.currentTarget.value })}
            />
            {data.total > 0 && <HistoryFile status={status} />}
          </Group>
        )
      }
    >
      {transactions.isPending && <RowSkeleton label={t('loading')} />}
      {transactions.isError && <LoadFailed query={transactions} />}
      {data && data.items.length > 0 && <TransactionTable transactions={data.items} />}
      {data?.items.length === 0 && <NoPayments isNarrowed={status !== undefined} />}
      {data && (
        <PageNumbers
          pages={Math.ceil(data.total / PER_PAGE)}
          page={data.page}
          onPage={(to) => go({ ...(status && { status }), page: to })}
        />
      )}
    </Section>
  );
}

function NoPayments({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useBillingText();
  if (!isNarrowed) return <EmptyState order={3} title={t('payments.none')} text={t('payments.noneText')} />;
  return (
    <EmptyState
      order={3}
      title={t('payments.noneSuch')}
      text={t('payments.noneSuchText')}
      action={
        <LinkButton to={to.accountBilling()} variant="default">
          {t('payments.showAll')}
        </LinkButton>
      }
    />
  );
}
