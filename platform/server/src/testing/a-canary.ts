import type { CanaryToJudge } from '../health/judge.ts';

/** A canary of 1.5.0 beside the stable 1.4.0, which nobody has opened yet. */
export const aCanary = (changes: Partial<CanaryToJudge> = {}): CanaryToJudge => ({
  name: 'mf-catalog',
  isJudged: true,
  canary: { version: '1.5.0', minutes: [], failures: {} },
  stable: { version: '1.4.0', minutes: [], lastDay: { opened: 0, failed: 0 } },
  ...changes,
});
