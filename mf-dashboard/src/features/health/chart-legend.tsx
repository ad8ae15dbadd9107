import { momentText } from './chart-times.ts';
import type { LineChartProps } from './line-chart.tsx';
import classes from './line-chart.module.css';

interface ChartLegendProps extends Pick<LineChartProps, 'lines' | 'text'> {
  /** The moment under the pointer. */
  looked: number | undefined;
}

/** Which line is which, with the value under the pointer, or the last one. */
export function ChartLegend({ lines, text, looked }: ChartLegendProps) {
  return (
    <ul className={classes.legend}>
      {lines.map(({ name, points }, index) => {
        const point =
          looked === undefined
            ? points.findLast(({ value }) => value !== null)
            : points.find(({ at }) => at === looked);
        return (
          <li key={name}>
            <svg className={classes.swatch} viewBox="0 0 24 8" aria-hidden="true">
              <path className={classes.line} data-line={index} d="M1 4H23" />
            </svg>
            {name} <b>{point?.value == null ? 'no report' : text(point.value)}</b>
          </li>
        );
      })}
      <li className={classes.when}>{looked === undefined ? 'latest' : momentText(looked)}</li>
    </ul>
  );
}
