import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { codeOnScreen } from './on-screen.ts';
import { note, type ReportedRelease } from './report.ts';

/** Measures what the person feels, in the share of pages that the gateway asks for; each told with the remote on screen then. */
export function startMeasures(release: ReportedRelease): void {
  if (Math.random() >= (release.getState().visit?.sample ?? 1)) return;
  const tell = ({ name, value }: Metric) => {
    const code = codeOnScreen() ?? { remote: 'shell', version: release.getState().shellVersion };
    note({ kind: 'measure', code, name, value: Math.round(value * 10_000) / 10_000 });
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(tell);
}
