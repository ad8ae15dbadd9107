import type { BrowserReport } from '@stoa/shared/platform-contract/reports.ts';

type Failure = Extract<BrowserReport, { kind: 'load-error' | 'mount-error' | 'runtime-error' }>;

const stages = ['manifest', 'descriptor', 'entry', 'shared', 'chunk', 'stylesheet', 'other'] as const;
const ways = ['timeout', 'missing', 'error'] as const;

/** All kinds there are: what a browser sends is sorted into these, so that nobody can invent a thousand more. */
export const failureKinds: readonly string[] = [
  'mount',
  'runtime',
  'integrity',
  ...stages.flatMap((stage) => ways.map((way) => `load:${stage}:${way}`)),
];

export function failureKindOf(report: Failure): string {
  if (report.failure === 'integrity') return 'integrity';
  if (report.kind === 'runtime-error' || report.stage === 'runtime') return 'runtime';
  if (report.kind === 'mount-error' || report.stage === 'mount') return 'mount';
  const stage = stages.find((known) => known === report.stage) ?? 'other';
  return `load:${stage}:${report.failure ?? 'error'}`;
}
