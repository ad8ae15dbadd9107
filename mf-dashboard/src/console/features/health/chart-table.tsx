import { useState } from 'react';
import type { LineChartProps } from './line-chart.tsx';
import classes from './line-chart.module.css';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useReleasesText } from '../../messages/releases.ts';
import { chartTimes } from './chart-times.ts';

type ChartTableProps = Pick<LineChartProps, 'title' | 'lines' | 'marks' | 'text'> & { times: readonly number[] };

/** The chart as figures. */
export function ChartTable({ title, lines, marks, times, text }: ChartTableProps) {
  const t = useReleasesText();
  const { moment } = chartTimes(useLocale().locale);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('chart.table', { title })}</summary>
      {isOpen && (
        // Wide tables scroll by themselves; the keyboard must reach them for that.
        <div className={classes.scroll} role="region" aria-label={t('chart.figures', { title })} tabIndex={SCROLLABLE}>
          <table className={classes.table}>
            <caption>{t('chart.newest', { title })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('chart.time')}</th>
                {lines.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {times.toReversed().map((at) => (
                <tr key={at}>
                  <th scope="row">{moment(at)}</th>
                  {lines.map(({ name, points }) => {
                    const value = points.find((point) => point.at === at)?.value;
                    return <td key={name}>{value == null ? '–' : text(value)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          {marks.length > 0 && (
            <ul>
              {marks.map(({ at, label }) => (
                <li key={`${at} ${label}`}>
                  {moment(at)}: {label}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </details>
  );
}

const SCROLLABLE = 0;
