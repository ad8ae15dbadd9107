import colours from 'picocolors';
import type { CanaryVerdict, VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import type { LiveCanary } from '@stoa/shared/platform-contract/channels.ts';

const number = new Intl.NumberFormat('en');
export const counted = (value: number, thing: string, things = `${thing}s`): string =>
  `${number.format(value)} ${value === 1 ? thing : things}`;

/** `0.4 % (12 of 3,012)`; a dash where nobody came. */
export function failureRate(health: VersionHealth | null): string {
  if (!health || health.opened === 0) return '–';
  const { opened, failed } = health;
  const share = (100 * failed) / opened;
  const words = `${share === 0 || share >= 10 ? share.toFixed(0) : share.toFixed(1)} % (${number.format(failed)} of ${number.format(opened)})`;
  return share >= 5 ? colours.red(words) : share >= 1 ? colours.yellow(words) : words;
}

export const milliseconds = (value: number | null | undefined): string =>
  value === null || value === undefined
    ? '–'
    : value < 10_000
      ? `${Math.round(value)} ms`
      : `${(value / 1000).toFixed(1)} s`;

const verdicts: Record<CanaryVerdict['verdict'], string> = {
  'too-early': 'too early to tell',
  'no-difference': 'no difference so far',
  worse: colours.red('worse than stable'),
  'not-judged': 'not judged',
};

/** `1.5.0 at 5 %, no difference so far`; a dash where there is none. */
export function canaryWords(canary: LiveCanary | null | undefined, verdict: CanaryVerdict | null): string {
  if (!canary) return '–';
  const where = canary.paused ? `${colours.yellow('paused')} at ${canary.weight} %` : `at ${canary.weight} %`;
  return `${canary.version} ${where}${verdict ? `, ${verdicts[verdict.verdict]}` : ''}`;
}

/** `2 × load:chunk:timeout, 1 × mount` */
export const failureKinds = ({ failures }: VersionHealth): string =>
  Object.entries(failures)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${number.format(count)} × ${kind}`)
    .join(', ');
