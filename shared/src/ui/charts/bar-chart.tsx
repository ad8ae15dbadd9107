import { useId } from 'react';
import classes from './bar-chart.module.css';
import { ticksUpTo } from './ticks-up-to.ts';

/** What stands side by side over one label, in the order of the series. None is below 0. */
export interface Bars {
  label: string;
  values: readonly number[];
}

interface BarChartProps {
  title: string;
  /** What is told apart: a name for each of the values. */
  series: readonly string[];
  bars: readonly Bars[];
  /** The axis reaches at least this high. */
  atLeast: number;
  text(value: number): string;
}

const MOST_LABELS = 6;

/** Bars over time, for the eye alone: whoever draws it writes the same figures in a table. */
export function BarChart({ title, series, bars, atLeast, text }: BarChartProps) {
  const id = useId();
  const ticks = ticksUpTo(Math.max(atLeast, ...bars.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? atLeast;
  const height = (value: number) => `${(value / top) * 100}%`;
  const nth = Math.ceil(bars.length / MOST_LABELS);
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption id={id} className={classes.title}>
        {title}
      </figcaption>
      <ul className={classes.legend} aria-hidden="true">
        {series.map((name, index) => (
          <li key={name}>
            <span className={classes.swatch} data-series={index} />
            {name}
          </li>
        ))}
      </ul>
      <div className={classes.plot} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ insetBlockEnd: height(tick) }}>
            <span className={classes.tickText}>{text(tick)}</span>
          </span>
        ))}
        <div className={classes.bars}>
          {bars.map(({ label, values }) => (
            <div
              key={label}
              className={classes.group}
              title={[label, ...series.map((name, index) => `${name}: ${text(values[index] ?? 0)}`)].join('\n')}
            >
              {series.map((name, index) => (
                <span
                  key={name}
                  className={classes.bar}
                  data-series={index}
                  style={{ blockSize: height(values[index] ?? 0) }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.labels} aria-hidden="true">
        {bars.map(({ label }, index) => (
          <span key={label} className={classes.label} data-spare={index % (2 * nth) !== 0}>
            {index % nth === 0 && <span>{label}</span>}
          </span>
        ))}
      </div>
    </figure>
  );
}
