import type { ReactNode } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { dateTimeFormat } from '@stoa/shared/i18n/kept.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { NumberLink } from './number-link.tsx';
import { oneOf, type Period, stretchAt } from './periods.ts';
import type { ChartedFigure } from './report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';

interface FigureChartProps<F extends ChartedFigure> {
  told: {
    period: Period;
    unit: 'day' | 'week';
    /** Oldest first. */
    series: readonly ({ from: string } & Record<F, number>)[];
  };
  figures: readonly F[];
  chosen: F;
  onChoose(figure: F): void;
  /** To the rows behind a figure of these days. */
  linkTo(figure: F, days: Period): string;
  action?: ReactNode;
}

const MINUTE_S = 60;

/** One figure over the days or weeks of the period, and all of them as a table. */
export function FigureChart<F extends ChartedFigure>({
  told,
  figures,
  chosen,
  onChoose,
  linkTo,
  action,
}: FigureChartProps<F>) {
  const { series, unit } = told;
  const t = useReportsText();
  const format = useFormat();
  const dayText = useDayText();
  const isTime = chosen === 'watched_s';
  const nameOf = (figure: ChartedFigure) => t(`figure.${figure}`);
  return (
    <Section title={t(`chart.${unit}`)} lead={t('chart.lead')} action={action}>
      <NativeSelect
        className={classes.choice ?? ''}
        label={t('chart.figure')}
        value={chosen}
        data={figures.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ currentTarget: { value } }) => onChoose(oneOf(figures, value))}
      />
      <BarChart
        title={isTime ? t('chart.minutes') : nameOf(chosen)}
        series={[nameOf(chosen)]}
        bars={series.map((one) => ({
          label: dayText(one.from),
          values: [isTime ? one[chosen] / MINUTE_S : one[chosen]],
        }))}
        atLeast={4}
        text={(value) => format.number(Math.round(value))}
      />
      <FigureTable told={told} figures={figures} linkTo={linkTo} />
    </Section>
  );
}

function useDayText() {
  const { locale } = useFormat();
  return (day: string) =>
    dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));
}

function FigureTable<F extends ChartedFigure>({
  told: { series, unit, period },
  figures,
  linkTo,
}: Pick<FigureChartProps<F>, 'told' | 'figures' | 'linkTo'>) {
  const t = useReportsText();
  const text = useFigureText();
  const dayText = useDayText();
  return (
    <details>
      <summary>{t('chart.table')}</summary>
      <RecordTable
        label={t(`chart.${unit}`)}
        rows={series.toReversed()}
        keyOf={({ from }) => from}
        columns={[
          { name: t(`column.${unit}`), cell: ({ from }) => <time dateTime={from}>{dayText(from)}</time> },
          ...figures.map((name) => ({
            name: t(`figure.${name as ChartedFigure}`),
            isNumber: true,
            cell: (one: (typeof series)[number]) => (
              <NumberLink
                label={t('chart.figureOf', { figure: t(`figure.${name as ChartedFigure}`), day: dayText(one.from) })}
                value={text.figure(name, one[name])}
                to={linkTo(name, stretchAt(one.from, unit, period))}
              />
            ),
          })),
        ]}
      />
    </details>
  );
}
