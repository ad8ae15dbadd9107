import { useState } from 'react';
import type { Earnings } from '@stoa/shared/contract/market/earnings.ts';
import { toMajor, toMinor } from '@stoa/shared/contract/kernel/currencies.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useEarningsText } from '../../messages/earnings.ts';
import { monthName, shortMonthName } from './month-name.ts';
import { StatementButtons } from './statement-buttons.tsx';
import { useMoney } from './use-money.ts';

/** A year is what a chart can show on a phone, and a person look over. */
const SHOWN = 12;

/** A bar for each month, and below it the same as figures, each with its statement. */
export function MonthsSection({ earnings: { currency, months } }: { earnings: Earnings }) {
  const t = useEarningsText();
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { money, less } = useMoney(currency);
  const nameOf = (month: string) => monthName(month, format.locale);
  const newestFirst = months.toReversed();
  return (
    <Section title={t('months.title')} lead={t('months.lead')}>
      <BarChart
        title={t('months.chart', { currency })}
        series={[t('months.sales'), t('months.back')]}
        bars={months.slice(-SHOWN).map(({ month, earned_minor, taken_back_minor }) => ({
          label: shortMonthName(month, format.locale),
          values: [earned_minor + taken_back_minor, taken_back_minor],
        }))}
        atLeast={toMinor(1, currency)}
        text={(minor) => format.number(toMajor(minor, currency))}
      />
      <RecordTable
        label={t('months.title')}
        rows={showsAll ? newestFirst : newestFirst.slice(0, SHOWN)}
        keyOf={({ month }) => month}
        columns={[
          {
            name: t('field.month'),
            cell: ({ month }) => nameOf(month),
            note: ({ is_closed }) => !is_closed && t('months.open'),
          },
          { name: t('field.opening'), isNumber: true, cell: ({ opening_minor }) => money(opening_minor) },
          { name: t('field.earned'), isNumber: true, cell: ({ earned_minor }) => money(earned_minor) },
          { name: t('tile.paidOut'), isNumber: true, cell: ({ paid_out_minor }) => less(paid_out_minor) },
          { name: t('field.closing'), isNumber: true, cell: ({ closing_minor }) => money(closing_minor) },
          {
            name: t('field.statement'),
            cell: ({ month }) => <StatementButtons currency={currency} month={month} />,
          },
        ]}
      />
      {months.length > SHOWN && !showsAll && (
        <div>
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {t('months.all')}
          </Button>
        </div>
      )}
    </Section>
  );
}
