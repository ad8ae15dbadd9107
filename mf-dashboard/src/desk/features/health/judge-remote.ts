import type { HealthState } from '@stoa/shared/contract/administration/site-health-words.ts';
import type { ChannelStatus, VersionHealth } from '@stoa/shared/platform-contract/health.ts';

type Remote = ChannelStatus['remotes'][number];

/** Fewer visitors to whom it failed may be one person with a broken browser. */
const FEW = 3;
const ATTENTION_SHARE = 0.01;
const FAILING_SHARE = 0.05;

/** By the day's errors of what is live, and by gateways that hold it back. */
export function judgeRemote({ name, live, held = [] }: Remote, day: readonly VersionHealth[]): HealthState {
  if (live === null) return 'attention';
  const today = day.find((one) => one.name === name && one.version === live.version);
  const share = today && today.failed >= FEW ? today.failed / Math.max(today.opened, 1) : 0;
  if (share >= FAILING_SHARE) return 'failing';
  return share >= ATTENTION_SHARE || held.length > 0 ? 'attention' : 'fine';
}
