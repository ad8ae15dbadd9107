import type { HealthReport } from '@stoa/shared/platform-contract/health.ts';
import classes from './sparkline.module.css';
import { useReleasesText } from '../../messages/releases.ts';

const HEIGHT = 24;

/** The last hour of one remote: visitors as bars, those whom it failed in the colour of danger. */
export function Sparkline({ report, name }: { report: HealthReport; name: string }) {
  const t = useReleasesText();
  const bars = barsOf(report, name);
  const highest = Math.max(1, ...bars.map(({ visitors }) => visitors));
  const failed = bars.reduce((sum, bar) => sum + bar.failed, 0);
  if (bars.every(({ visitors }) => visitors === 0)) return null;
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('chart.hour', { name, visitors: highest, failures: failed })}
    >
      {bars.map(({ at, visitors, failed: unlucky }, index) => (
        <g key={at}>
          <Bar className={classes.visitors} x={index} height={(visitors / highest) * HEIGHT} />
          <Bar className={classes.failed} x={index} height={(unlucky / highest) * HEIGHT} />
        </g>
      ))}
    </svg>
  );
}

const Bar = ({ className, x, height }: { className: string | undefined; x: number; height: number }) =>
  height > 0 && <rect className={className} x={x + 0.1} y={HEIGHT - height} width={0.8} height={height} />;

/** All versions of the remote together. */
function barsOf({ from, to, step, series }: HealthReport, name: string) {
  const start = Date.parse(from);
  const count = Math.max(1, Math.ceil((Date.parse(to) - start) / 1000 / step));
  const bars = Array.from({ length: count }, (_, index) => ({
    at: start + index * step * 1000,
    visitors: 0,
    failed: 0,
  }));
  for (const { points } of series.filter((one) => one.name === name)) {
    for (const { at, opened, failed } of points) {
      const bar = bars[Math.min(count - 1, Math.max(0, Math.floor((Date.parse(at) - start) / 1000 / step)))];
      if (!bar) continue;
      bar.visitors += Math.max(opened, failed);
      bar.failed += failed;
    }
  }
  return bars;
}
