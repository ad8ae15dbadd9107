import type { LedgerTotals } from '@stoa/shared/contract/market/ledger.ts';
import { toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { StatTile } from '@stoa/shared/ui/stat-tile.tsx';
import { useTotalsText } from '../../messages/totals.ts';
import classes from './totals.module.css';
import { TotalsFile } from './totals-file.tsx';
import { usePeriodText } from './use-period-text.ts';

/** One currency: its figures, its chart, and the same by day or month. */
export function CurrencyTotals({ totals }: { totals: LedgerTotals }) {
  const t = useTotalsText();
  const { currency, periods } = totals;
  const format = useFormat();
  const period = usePeriodText();
  const money = (minor: number) => format.money(minor, currency);
  const isOld = (given: { sold_minor: number; refunded_minor: number; voided_minor: number }) =>
    given.sold_minor + given.refunded_minor + given.voided_minor > 0;
  return (
    <section className={classes.currency} aria-label={currency}>
      <h2 className={classes.heading}>{currency}</h2>
      <Tiles totals={totals} />
      <BarChart
        title={t('chart')}
        series={[t('sold'), t('back')]}
        bars={periods.map((one) => ({
          label: period(one.period),
          values: [one.sold_minor, one.refunded_minor + one.voided_minor],
        }))}
        atLeast={10 ** 2}
        text={(minor) => format.number(toMajor(minor, currency))}
      />
      <Held totals={totals} />
      <div className={classes.head}>
        <h3>{t('periods')}</h3>
        <TotalsFile totals={totals} />
      </div>
      {periods.some(isOld) ? (
        <RecordTable
          label={t('periods')}
          rows={periods.filter(isOld).toReversed()}
          keyOf={(one) => one.period}
          columns={[
            { name: t('period'), cell: (one) => period(one.period) },
            { name: t('sold'), isNumber: true, cell: (one) => money(one.sold_minor) },
            { name: t('refunded'), isNumber: true, cell: (one) => money(one.refunded_minor) },
            { name: t('voided'), isNumber: true, cell: (one) => money(one.voided_minor) },
            { name: t('creators'), isNumber: true, cell: (one) => money(one.creators_minor) },
            { name: t('fees'), isNumber: true, cell: (one) => money(one.fees_minor) },
            { name: t('tax'), isNumber: true, cell: (one) => money(one.tax_minor) },
          ]}
        />
      ) : (
        <p className={classes.soft}>{t('periods.none')}</p>
      )}
    </section>
  );
}

function Tiles({ totals }: { totals: LedgerTotals }) {
  const t = useTotalsText();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, totals.currency);
  const { sold_minor, refunded_minor, voided_minor, fees_minor, creators_minor, tax_minor } = totals;
  return (
    <div className={classes.tiles}>
      <StatTile label={t('sold')} value={money(sold_minor)} hint={t('sold.hint')} />
      <StatTile
        label={t('back')}
        value={money(refunded_minor + voided_minor)}
        hint={t('back.hint', { refunded: money(refunded_minor), voided: money(voided_minor) })}
      />
      <StatTile label={t('fees')} value={money(fees_minor)} hint={t('fees.hint')} />
      <StatTile
        label={t('creators')}
        value={money(creators_minor)}
        hint={t('creators.hint', { tax: money(tax_minor) })}
      />
    </div>
  );
}

/** Where the money is now, whatever time is looked at. */
function Held({ totals: { held, currency } }: { totals: LedgerTotals }) {
  const t = useTotalsText();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  return (
    <>
      <h3>{t('held')}</h3>
      <dl className={classes.held}>
        {held.gateways.map(({ gateway, amount_minor }) => (
          <div key={gateway}>
            <dt>{t('held.gateway', { gateway })}</dt>
            <dd>{money(amount_minor)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('held.bank')}</dt>
          <dd>{money(held.bank_minor)}</dd>
        </div>
        <div>
          <dt>{t('held.owed')}</dt>
          <dd>{money(held.owed_minor)}</dd>
        </div>
      </dl>
    </>
  );
}
