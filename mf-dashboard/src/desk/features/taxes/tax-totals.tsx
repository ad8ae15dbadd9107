import type { TaxTotal } from '@stoa/shared/contract/market/taxes.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { TextInput } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useTaxesText } from '../../messages/taxes.ts';
import { isDay } from './day.ts';
import { TaxTotalsFile } from './tax-totals-file.tsx';
import classes from './taxes.module.css';
import { type Period, useTaxTotals } from './use-taxes.ts';

interface TaxTotalsProps {
  period: Period;
  onPeriod(period: Period): void;
}

/** What was taken in a time, by country, rate and currency. */
export function TaxTotals({ period, onPeriod }: TaxTotalsProps) {
  const t = useTaxesText();
  const totals = useTaxTotals(period);
  const change = (part: Partial<Period>) => {
    const next = { ...period, ...part };
    if (isDay(next.from) && isDay(next.until)) onPeriod(next);
  };
  return (
    <Section
      title={t('totals')}
      lead={t('totals.lead')}
      action={totals.data && totals.data.length > 0 && <TaxTotalsFile totals={totals.data} period={period} />}
    >
      <div className={classes.part}>
        <div className={classes.period}>
          <TextInput
            type="date"
            label={t('from')}
            value={period.from}
            max={period.until}
            onChange={({ currentTarget: { value: from } }) => change({ from })}
          />
          <TextInput
            type="date"
            label={t('totals.to')}
            value={period.until}
            min={period.from}
            onChange={({ currentTarget: { value: until } }) => change({ until })}
          />
        </div>
        {totals.isPending && <RowSkeleton label={t('totals.loading')} />}
        {totals.isError && !totals.data && <LoadFailed query={totals} />}
        {totals.data?.length === 0 && <p>{t('totals.none')}</p>}
        {totals.data && totals.data.length > 0 && <TotalsTable totals={totals.data} />}
      </div>
    </Section>
  );
}

function TotalsTable({ totals }: { totals: readonly TaxTotal[] }) {
  const t = useTaxesText();
  const format = useFormat();
  const money = (minor: number, { currency }: TaxTotal) => format.money(minor, currency);
  return (
    <RecordTable
      label={t('totals')}
      rows={totals}
      keyOf={({ country, name, rate, currency }) => [country, name, rate, currency].join()}
      columns={[
        { name: t('country'), cell: ({ country }) => format.country(country), note: ({ currency }) => currency },
        { name: t('tax'), cell: ({ name, rate }) => `${name} ${format.percent(rate / 100)}` },
        { name: t('totals.net'), isNumber: true, cell: (one) => money(one.net_minor, one) },
        { name: t('totals.tax'), isNumber: true, cell: (one) => money(one.tax_minor, one) },
        { name: t('totals.returned'), isNumber: true, cell: (one) => money(one.returned_minor, one) },
        { name: t('totals.due'), isNumber: true, cell: (one) => money(one.tax_minor - one.returned_minor, one) },
      ]}
    />
  );
}
