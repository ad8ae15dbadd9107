import type { CanaryMove, LiveRemote } from '@stoa/shared/platform-contract/channels.ts';
import type { ChangeQuestion } from './plan-change.ts';

export const canaryEnds = (name: string, canary: NonNullable<LiveRemote['canary']>): CanaryMove => ({
  name,
  version: canary.version,
  from_weight: canary.paused ? 0 : canary.weight,
  to_weight: 0,
});

export const newlyLive = ({ find, at, by }: ChangeQuestion, name: string, version: string): LiveRemote => ({
  version,
  digest: find(name, version)?.digest ?? '',
  since: at,
  by,
  canary: null,
});

export const isUsable = ({ document, find }: ChangeQuestion, name: string, version: string): boolean =>
  !document.revoked.includes(`${name}@${version}`) && find(name, version)?.isRetired === false;
