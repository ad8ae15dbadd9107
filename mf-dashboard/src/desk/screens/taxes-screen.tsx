import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { isDay, quarterStart, today } from '../features/taxes/day.ts';
import { NewRateDialog } from '../features/taxes/tax-dialogs.tsx';
import { TaxRates } from '../features/taxes/tax-rates.tsx';
import { TaxTotals } from '../features/taxes/tax-totals.tsx';
import classes from '../features/taxes/taxes.module.css';
import { useTaxRates } from '../features/taxes/use-taxes.ts';
import { useTaxesText } from '../messages/taxes.ts';

/** For those who answer for payments: what each country takes, and what that brought in. */
export default function TaxesScreen() {
  const t = useTaxesText();
  const rates = useTaxRates();
  const [isAdding, setAdding] = useState(false);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
      />
      {rates.isPending && <RowSkeleton label={t('loading')} />}
      {rates.isError && !rates.data && <LoadFailed query={rates} />}
      {rates.data?.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {rates.data && rates.data.length > 0 && (
        <div className={classes.sections}>
          <TaxRates rates={rates.data} />
          <TotalsOfTime />
        </div>
      )}
      {isAdding && <NewRateDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

/** The time stands in the address; this quarter, where it says none. */
function TotalsOfTime() {
  const [search, setSearch] = useSearchParams();
  const [from, until] = [search.get('from'), search.get('until')];
  const period = isDay(from) && isDay(until) ? { from, until } : { from: quarterStart(), until: today() };
  return (
    <TaxTotals
      period={period}
      onPeriod={(next) => setSearch({ ...next }, { replace: true, preventScrollReset: true })}
    />
  );
}
