import type { VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import type { ReleaseWords } from '../../messages/releases.ts';

type Counts = Pick<VersionHealth, 'opened' | 'failed'>;

/** Visitors to whom something failed, of all who came: one whose code never arrived has opened nothing. */
export const visitorsOf = ({ opened, failed }: Counts): number => Math.max(opened, failed);
export const failureRate = (counts: Counts): number => counts.failed / Math.max(1, visitorsOf(counts));
export const isSilent = (counts: Counts | null): boolean => !counts || visitorsOf(counts) === 0;

/** '0.4%' */
export const failureText = (counts: Counts, { format }: ReleaseWords): string => format.share(failureRate(counts));
/** '3 of 812 visitors' */
export const failureCountText = (counts: Counts, { t }: ReleaseWords): string =>
  t('health.failed', { failed: counts.failed, count: visitorsOf(counts) });
