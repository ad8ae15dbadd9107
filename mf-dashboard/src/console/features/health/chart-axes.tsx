import { edges } from './chart-scale.ts';
import classes from './line-chart.module.css';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useReleasesText } from '../../messages/releases.ts';
import { chartTimes } from './chart-times.ts';

interface ChartAxesProps {
  from: number;
  to: number;
  width: number;
  height: number;
  ticks: readonly number[];
  x(at: number): number;
  y(value: number): number;
  text(value: number): string;
}

const LABEL_WIDTH = 90;

/** Quiet lines and few words: how high, and when. */
export function ChartAxes({ from, to, width, height, ticks, x, y, text }: ChartAxesProps) {
  const t = useReleasesText();
  const times = chartTimes(useLocale().locale);
  const count = Math.max(2, Math.min(6, Math.floor((width - edges.left) / LABEL_WIDTH)));
  const moments = Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={classes.grid} x1={edges.left} x2={width - edges.right} y1={y(tick)} y2={y(tick)} />
          <text className={classes.label} x={edges.left - 8} y={y(tick)} textAnchor="end" dominantBaseline="middle">
            {text(tick)}
          </text>
        </g>
      ))}
      {moments.map((at, index) => (
        <text
          key={at}
          className={classes.label}
          x={x(at)}
          y={height - 6}
          textAnchor={index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'}
        >
          {index === count - 1 ? t('chart.now') : times.label(at, to - from)}
        </text>
      ))}
    </>
  );
}
