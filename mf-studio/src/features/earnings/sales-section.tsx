import { useState } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useEarningsText } from '../../messages/earnings.ts';
import classes from './earnings.module.css';
import { PER_PAGE, useSales } from './use-earnings.ts';
import { useMoney } from './use-money.ts';

/** Every sale, newest first. */
export function SalesSection({ currency }: { currency: string }) {
  const t = useEarningsText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const sales = useSales({ currency, page });
  const { money, less } = useMoney(currency);
  const { data, isPlaceholderData } = sales;
  return (
    <Section title={t('sales.title')} lead={t('sales.lead')}>
      {sales.isPending && <RowSkeleton label={t('sales.loading')} />}
      {sales.isError && !data && <LoadFailed query={sales} />}
      {data && (
        <div className={isPlaceholderData ? classes.stale : undefined} aria-busy={isPlaceholderData}>
          <RecordTable
            label={t('sales.title')}
            rows={data.items}
            keyOf={({ id }) => id}
            columns={[
              { name: t('field.date'), cell: ({ at }) => <time dateTime={at}>{format.moment(at)}</time> },
              { name: t('field.item'), cell: ({ item }) => <span dir="auto">{item.name}</span> },
              {
                name: t('field.price'),
                isNumber: true,
                cell: ({ sold_minor }) => money(sold_minor),
                note: ({ discount_minor }) =>
                  discount_minor > 0 && t('sale.discount', { amount: money(discount_minor) }),
              },
              { name: t('fact.tax'), isNumber: true, cell: ({ tax_minor }) => less(tax_minor) },
              { name: t('fact.fee'), isNumber: true, cell: ({ fee_minor }) => less(fee_minor) },
              { name: t('fact.takenBack'), isNumber: true, cell: ({ taken_back_minor }) => less(taken_back_minor) },
              { name: t('field.earned'), isNumber: true, cell: ({ earned_minor }) => money(earned_minor) },
            ]}
          />
        </div>
      )}
      {data && <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={setPage} />}
    </Section>
  );
}
