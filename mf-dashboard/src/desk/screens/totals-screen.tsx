import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CurrencyTotals } from '../features/totals/currency-totals.tsx';
import classes from '../features/totals/totals.module.css';
import { isTimeRange, timeOf, timeRanges } from '../features/totals/totals-time.ts';
import { useTotals } from '../features/totals/use-totals.ts';
import { useTotalsText } from '../messages/totals.ts';

/** What was sold, given back and earned; the time stands in the address. */
export default function TotalsScreen() {
  const t = useTotalsText();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('range');
  const range = isTimeRange(asked) ? asked : '30d';
  const totals = useTotals(timeOf(range));
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        breadcrumbs={[{ label: t('payments'), to: to.payments() }, { label: t('title') }]}
      />
      <NativeSelect
        className={classes.tools}
        label={t('range')}
        value={range}
        data={timeRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setSearch({ range: value }, { preventScrollReset: true })}
      />
      <Totals totals={totals} />
    </Page>
  );
}

function Totals({ totals }: { totals: ReturnType<typeof useTotals> }) {
  const t = useTotalsText();
  if (totals.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  if (totals.isError && !totals.data) return <LoadFailed query={totals} />;
  const { data, isPlaceholderData } = totals;
  if (data.totals.length === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <div className={classes.currencies} aria-busy={isPlaceholderData}>
      {data.totals.map((one) => (
        <CurrencyTotals key={one.currency} totals={one} />
      ))}
    </div>
  );
}
