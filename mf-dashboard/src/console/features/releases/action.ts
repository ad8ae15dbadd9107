import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { findTakenBack } from '@stoa/shared/platform-contract/taken-back.ts';
import { isLowerVersion } from '@stoa/shared/platform-contract/version-order.ts';
import type { RemoteStatus } from './notices.ts';

/** What an operator has set out to do with one remote. */
export interface Action {
  kind: 'promote' | 'canary' | 'pause' | 'resume' | 'rollback';
  name: string;
  /** Asked for from a list of versions. */
  version?: string;
}

/** What the dialog's fields say. */
export interface Choice {
  /** To promote, to give to some, or to go back to; undefined with a rollback: whatever was there before. */
  version: string | undefined;
  weight: number;
  revoke: boolean;
  /** A version that is lower than the live one is meant. */
  allowLower: boolean;
  /** A version that a rollback took back is meant. */
  allowTakenBack: boolean;
  /** Pages of other remotes are meant to change hands. */
  allowInsideRoutes: boolean;
  why: string;
}

/** What the operator has seen: every change is asked for on exactly this. */
export interface Seen {
  channel: string;
  revision: number;
  remote: RemoteStatus;
  /** `mf-catalog@1.4.0` */
  revoked: readonly string[];
}

/** Whether this remote is not any more as it was seen. What became of others is no reason to decide again. */
export const hasMoved = ({ remote: before, revoked }: Seen, now: Seen): boolean =>
  beliefIn(before) !== beliefIn(now.remote) ||
  now.revoked.some((id) => id.startsWith(`${before.name}@`) && !revoked.includes(id));

const beliefIn = ({ live, before }: RemoteStatus): string =>
  [live?.version, live?.canary?.version, live?.canary?.weight, live?.canary?.paused, before].join(' ');

/** Published, not live for everyone, not revoked; newest first. */
export const versionsToChoose = ({ remote: { name, versions, live }, revoked }: Pick<Seen, 'remote' | 'revoked'>) =>
  versions.filter((version) => version !== live?.version && !revoked.includes(`${name}@${version}`));

const FIRST_WEIGHT = 5;

export function startingChoice({ kind, version }: Action, seen: Seen): Choice {
  const canary = seen.remote.live?.canary;
  const start = {
    weight: canary?.weight ?? FIRST_WEIGHT,
    revoke: false,
    allowLower: false,
    allowTakenBack: false,
    allowInsideRoutes: false,
    why: '',
  };
  if (kind === 'rollback') return { ...start, version };
  return { ...start, version: version ?? canary?.version ?? versionsToChoose(seen)[0] };
}

/** Whether everyone would go back to a lower version without that being called a rollback. */
export const isLowerThanLive = ({ kind }: Action, { version }: Choice, { remote: { live } }: Seen): boolean =>
  kind === 'promote' && version !== undefined && live !== null && isLowerVersion(version, live.version);

/** Who took the version back that everyone would get again; `why` says why. */
export function takenBackBefore(
  { kind, name }: Action,
  { version }: Choice,
  { remote: { live } }: Seen,
  changes: readonly ChannelChange[],
): { by: string; why: string } | undefined {
  if (kind !== 'promote' || version === undefined || live?.canary?.version === version) return undefined;
  const isLongAgo = live?.past?.some((one) => one.version === version && one.left === 'rolled_back');
  return findTakenBack(changes, { name, version }) ?? (isLongAgo ? { by: '', why: '' } : undefined);
}

/** What a rollback can take back: a canary, a version that was there before, or anything published. */
export const canRollBack = ({ live, before }: RemoteStatus): boolean => Boolean(live && (live.canary ?? before));

/** The version that a rollback takes from its visitors. */
export const versionLeft = ({ live }: RemoteStatus, to: string | undefined): string | undefined =>
  to === undefined ? (live?.canary?.version ?? live?.version) : live?.version;
