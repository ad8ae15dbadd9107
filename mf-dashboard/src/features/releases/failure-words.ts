import type { VersionHealth } from '@stoa/shared/contract/health.ts';
import { countText, numberText, shareText } from '@stoa/shared/ui/format.ts';

type Counts = Pick<VersionHealth, 'opened' | 'failed'>;

/** Visitors to whom something failed, of all who came: one whose code never arrived has opened nothing. */
export const visitorsOf = ({ opened, failed }: Counts): number => Math.max(opened, failed);
export const failureRate = (counts: Counts): number => counts.failed / Math.max(1, visitorsOf(counts));
export const isSilent = (counts: Counts | null): boolean => !counts || visitorsOf(counts) === 0;

/** '0.4%' */
export const failureText = (counts: Counts): string => shareText(failureRate(counts));
/** '3 of 812 visitors' */
export const failureCountText = (counts: Counts): string =>
  `${numberText(counts.failed)} of ${countText(visitorsOf(counts), 'visitor')}`;
