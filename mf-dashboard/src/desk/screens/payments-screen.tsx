import { useSearchParams } from 'react-router-dom';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { type PaymentFilters, readFilters, writeFilters } from '../features/payments/payment-filters.ts';
import { PaymentTable } from '../features/payments/payment-table.tsx';
import { PaymentTools } from '../features/payments/payment-tools.tsx';
import { PER_PAGE, usePayments } from '../features/payments/use-payments.ts';
import classes from '../../ui/record-search.module.css';
import { usePaymentsText } from '../messages/payments.ts';

/** Every payment of the site, for those who answer for them; what is looked for stands in the address. */
export default function PaymentsScreen() {
  const t = usePaymentsText();
  const totalText = useTotalText();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const payments = usePayments(filters);
  const change = (part: Partial<PaymentFilters>, replace = false) =>
    setSearch(writeFilters({ ...filters, page: 1, ...part }), { replace, preventScrollReset: replace });
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={
          <>
            <LinkButton to={to.totals()} variant="default">
              {t('toTotals')}
            </LinkButton>
            <LinkButton to={to.payouts()} variant="default">
              {t('toPayouts')}
            </LinkButton>
            <LinkButton to={to.refunds()} variant="default">
              {t('toRefunds')}
            </LinkButton>
            <LinkButton to={to.gatewayEvents()} variant="default">
              {t('toEvents')}
            </LinkButton>
          </>
        }
      />
      <div className={classes.records}>
        <PaymentTools filters={filters} onChange={change} />
        <p role="status" className={classes.count}>
          {payments.data && totalText(t('found', { count: payments.data.total }), payments.data)}
        </p>
        <Payments payments={payments} filters={filters} onPage={(page) => change({ page })} />
      </div>
    </Page>
  );
}

interface PaymentsProps {
  payments: ReturnType<typeof usePayments>;
  filters: PaymentFilters;
  onPage(page: number): void;
}

function Payments({ payments, filters, onPage }: PaymentsProps) {
  const t = usePaymentsText();
  if (payments.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  if (payments.isError) return <LoadFailed query={payments} />;
  const { items, total, page } = payments.data;
  if (items.length === 0) return <NoPayments filters={filters} />;
  return (
    <div className={payments.isPlaceholderData ? classes.stale : undefined} aria-busy={payments.isPlaceholderData}>
      <PaymentTable payments={items} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}

function NoPayments({ filters: { search, status, needsLook } }: { filters: PaymentFilters }) {
  const t = usePaymentsText();
  if (!search && !status && !needsLook) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <EmptyState
      title={t('noneSuch.title')}
      text={t('noneSuch.text')}
      action={
        <LinkButton to={to.payments()} variant="default">
          {t('noneSuch.all')}
        </LinkButton>
      }
    />
  );
}
