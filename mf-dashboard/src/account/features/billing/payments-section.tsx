import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { useHistoryFilters } from './history-filters.ts';
import { HistoryTools } from './history-tools.tsx';
import { TransactionTable } from './transaction-table.tsx';
import { PER_PAGE, useTransactions } from './use-billing.ts';

/** All that was paid; filters and page stand in the address. */
export function PaymentsSection() {
  const t = useBillingText();
  const { filters, setFilters, isNarrowed, page, setPage } = useHistoryFilters();
  const transactions = useTransactions(filters, page);
  const { data } = transactions;
  const hasPayments = data !== undefined && data.total > 0;
  return (
    <Section
      title={t('payments.title')}
      action={
        (hasPayments || isNarrowed) && <HistoryTools filters={filters} setFilters={setFilters} hasFile={hasPayments} />
      }
    >
      {transactions.isPending && <RowSkeleton label={t('loading')} />}
      {transactions.isError && <LoadFailed query={transactions} />}
      {data && data.items.length > 0 && <TransactionTable transactions={data.items} />}
      {data?.items.length === 0 && <NoPayments isNarrowed={isNarrowed} />}
      {data && <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={setPage} />}
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
