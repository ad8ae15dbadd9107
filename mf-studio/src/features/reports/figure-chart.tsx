import type { CourseReport } from '@stoa/shared/contract/market/course-reports.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { dateTimeFormat } from '@stoa/shared/i18n/kept.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { charted } from './report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import type { ShownReport } from './use-report-view.ts';

interface FigureChartProps {
  told: CourseReport;
  report: ShownReport;
}

const MINUTE_S = 60;

/** One figure over the days or weeks of the period, and all of them as a table. */
export function FigureChart({ told: { series, unit }, report: { view, change } }: FigureChartProps) {
  const t = useReportsText();
  const format = useFormat();
  const text = useFigureText();
  const isTime = view.chart === 'watched_s';
  const dayText = (day: string) =>
    dateTimeFormat(format.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
  return (
    <Section title={t(`chart.${unit}`)} lead={t('chart.lead')}>
      <NativeSelect
        className={classes.choice ?? ''}
        label={t('chart.figure')}
        value={view.chart}
        data={charted.map((value) => ({ value, label: t(`figure.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ chart: charted.find((one) => one === value) ?? 'enrolments' })
        }
      />
      <BarChart
        title={t(isTime ? 'chart.minutes' : `figure.${view.chart}`)}
        series={[t(`figure.${view.chart}`)]}
        bars={series.map((one) => ({
          label: dayText(one.from),
          values: [isTime ? one.watched_s / MINUTE_S : one[view.chart]],
        }))}
        atLeast={4}
        text={(value) => format.number(Math.round(value))}
      />
      <details>
        <summary>{t('chart.table')}</summary>
        <RecordTable
          label={t(`chart.${unit}`)}
          rows={series.toReversed()}
          keyOf={({ from }) => from}
          columns={[
            {
              name: t(`column.${unit}`),
              cell: ({ from }) => <time dateTime={from}>{dayText(from)}</time>,
            },
            ...charted.map((name) => ({
              name: t(`figure.${name}`),
              isNumber: true,
              cell: (one: (typeof series)[number]) => text.figure(name, one[name]),
            })),
          ]}
        />
      </details>
    </Section>
  );
}
