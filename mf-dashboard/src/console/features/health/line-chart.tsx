import { useElementSize } from '@mantine/hooks';
import { useId, useState, type PointerEvent } from 'react';
import { ticksUpTo } from '@stoa/shared/ui/charts/ticks-up-to.ts';
import { ChartAxes } from './chart-axes.tsx';
import { ChartLegend } from './chart-legend.tsx';
import { edges, linePath, lonePoints } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import classes from './line-chart.module.css';

export interface ChartLine {
  name: string;
  /** Milliseconds → value; null where nothing was measured. */
  points: readonly { at: number; value: number | null }[];
}

export interface LineChartProps {
  title: string;
  from: number;
  to: number;
  lines: readonly ChartLine[];
  /** Moments worth a mark: a release, a rollback. */
  marks: readonly { at: number; label: string }[];
  /** The axis reaches at least this high, so that a calm chart looks calm. */
  atLeast: number;
  text(value: number): string;
}

const HEIGHT = 200;

/** Lines over time; the table below says the same to who cannot see them. */
export function LineChart({ title, from, to, lines, marks, atLeast, text }: LineChartProps) {
  const id = useId();
  const { ref, width } = useElementSize();
  const [looked, setLooked] = useState<number>();
  const inner = Math.max(1, width - edges.left - edges.right);
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0));
  const ticks = ticksUpTo(Math.max(atLeast, ...values));
  const top = ticks.at(-1) ?? atLeast;
  const x = (at: number) => edges.left + ((at - from) / (to - from)) * inner;
  const y = (value: number) => HEIGHT - edges.bottom - (value / top) * (HEIGHT - edges.top - edges.bottom);
  const times = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].sort((a, b) => a - b);

  const look = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const at = from + ((clientX - currentTarget.getBoundingClientRect().left - edges.left) / inner) * (to - from);
    setLooked(times.reduce<number | undefined>((best, time) => nearer(best, time, at), undefined));
  };
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption id={id} className={classes.title}>
        {title}
      </figcaption>
      <ChartLegend lines={lines} looked={looked} text={text} />
      <div ref={ref}>
        <svg
          className={classes.chart}
          width={width}
          height={HEIGHT}
          aria-hidden="true"
          onPointerMove={look}
          onPointerDown={look}
          onPointerLeave={() => setLooked(undefined)}
        >
          {width > 0 && (
            <>
              <ChartAxes from={from} to={to} width={width} height={HEIGHT} ticks={ticks} x={x} y={y} text={text} />
              {marks.map(({ at, label }) => (
                <line key={`${at} ${label}`} className={classes.mark} x1={x(at)} x2={x(at)} y1={edges.top} y2={y(0)}>
                  <title>{label}</title>
                </line>
              ))}
              {lines.map(({ name, points }, index) => (
                <path
                  key={name}
                  className={classes.line}
                  data-line={index}
                  d={linePath(points.map(({ at, value }) => ({ x: x(at), y: value === null ? null : y(value) })))}
                />
              ))}
              {lines.map(({ name, points }, index) =>
                lonePoints(points).map(({ at, value }) => (
                  <circle
                    key={`${name} ${at}`}
                    className={classes.dot}
                    data-line={index}
                    cx={x(at)}
                    cy={y(value ?? 0)}
                    r={4}
                  />
                )),
              )}
              {looked !== undefined && (
                <line className={classes.looked} x1={x(looked)} x2={x(looked)} y1={edges.top} y2={y(0)} />
              )}
            </>
          )}
        </svg>
      </div>
      <ChartTable title={title} lines={lines} marks={marks} times={times} text={text} />
    </figure>
  );
}

const nearer = (best: number | undefined, time: number, at: number): number =>
  best === undefined || Math.abs(time - at) < Math.abs(best - at) ? time : best;
