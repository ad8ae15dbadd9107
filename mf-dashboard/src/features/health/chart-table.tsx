import { useState } from 'react';
import { momentText } from './chart-times.ts';
import type { LineChartProps } from './line-chart.tsx';
import classes from './line-chart.module.css';

type ChartTableProps = Pick<LineChartProps, 'title' | 'lines' | 'marks' | 'text'> & { times: readonly number[] };

/** The chart as figures. */
export function ChartTable({ title, lines, marks, times, text }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title} as a table</summary>
      {isOpen && (
        // Wide tables scroll by themselves; the keyboard must reach them for that.
        <div className={classes.scroll} role="region" aria-label={`${title}, figures`} tabIndex={SCROLLABLE}>
          <table className={classes.table}>
            <caption>{title}, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Time</th>
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
                  <th scope="row">{momentText(at)}</th>
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
                  {momentText(at)}: {label}
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
