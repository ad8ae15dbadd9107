import type { HealthReport } from '@stoa/shared/platform-contract/health.ts';
import { LineChart, type ChartLine } from './line-chart.tsx';
import classes from './health-charts.module.css';
import { useReleaseWords } from '../../messages/releases.ts';

interface HealthChartsProps {
  report: HealthReport;
  /** Versions in the order that matters: stable, canary, the others. At most four lines are drawn. */
  versions: readonly string[];
  marks: readonly { at: number; label: string }[];
}

const MOST_LINES = 4;
const CALM_RATE = 0.01;
const CALM_MS = 200;

/** Failure rate and time to mount of one remote over time, a line a version. */
export function HealthCharts({ report, versions, marks }: HealthChartsProps) {
  const { t, format } = useReleaseWords();
  const from = Date.parse(report.from);
  const to = Date.parse(report.to);
  const drawn = versions.slice(0, MOST_LINES);
  const within = marks.filter(({ at }) => at >= from && at <= to);
  const lines = (valueOf: (point: Point) => number | null): ChartLine[] =>
    drawn.map((version) => ({ name: version, points: pointsOf(report, version, valueOf) }));
  return (
    <>
      <div className={classes.charts}>
        <LineChart
          title={t('chart.failures')}
          from={from}
          to={to}
          marks={within}
          lines={lines(({ opened, failed }) => (opened + failed === 0 ? null : failed / Math.max(opened, failed)))}
          atLeast={CALM_RATE}
          text={format.share}
        />
        <LineChart
          title={t('chart.mount')}
          from={from}
          to={to}
          marks={within}
          lines={lines(({ mount_p50 }) => mount_p50)}
          atLeast={CALM_MS}
          text={format.milliseconds}
        />
      </div>
      {versions.length > drawn.length && (
        <p className={classes.more}>{t('chart.more', { versions: versions.slice(MOST_LINES).join(', ') })}</p>
      )}
    </>
  );
}

type Point = HealthReport['series'][number]['points'][number];

/** Every step of the span has a point, so that a silent hour is seen as a gap. */
function pointsOf(
  report: HealthReport,
  version: string,
  valueOf: (point: Point) => number | null,
): ChartLine['points'] {
  const known = report.series.find((one) => one.version === version)?.points ?? [];
  const from = Date.parse(report.from);
  const stepMs = report.step * 1000;
  const inStep = new Map(known.map((point) => [Math.floor((Date.parse(point.at) - from) / stepMs), point]));
  return Array.from({ length: Math.ceil((Date.parse(report.to) - from) / stepMs) }, (_, step) => {
    const point = inStep.get(step);
    return { at: from + step * stepMs, value: point ? valueOf(point) : null };
  });
}
