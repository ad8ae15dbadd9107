import type { LineChartProps } from './line-chart.tsx';
import classes from './line-chart.module.css';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useReleasesText } from '../../messages/releases.ts';
import { chartTimes } from './chart-times.ts';

interface ChartLegendProps extends Pick<LineChartProps, 'lines' | 'text'> {
  /** The moment under the pointer. */
  looked: number | undefined;
}

/** Which line is which, with the value under the pointer, or the last one. */
export function ChartLegend({ lines, text, looked }: ChartLegendProps) {
  const t = useReleasesText();
  const times = chartTimes(useLocale().locale);
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
            {name} <b>{point?.value == null ? t('chart.silent') : text(point.value)}</b>
          </li>
        );
      })}
      <li className={classes.when}>{looked === undefined ? t('chart.latest') : times.moment(looked)}</li>
    </ul>
  );
}
