import type {
  CanaryMove,
  ChannelChange,
  ChannelDocument,
  ChannelMove,
  Refusal,
} from '@stoa/shared/platform-contract/channels.ts';
import type { ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { findTakenBack } from '@stoa/shared/platform-contract/taken-back.ts';
import { isLowerVersion } from '@stoa/shared/platform-contract/version-order.ts';
import type { Descriptor } from '../registry/artefact-store.ts';
import { movedOn } from './belief.ts';
import { gateVersion } from './gate/gate-version.ts';
import { holdBackMisfits, isHoldingBack, stablePage } from './hold-back-misfits.ts';
import { misfits } from './misfits.ts';
import type { Past } from './past-versions.ts';
import { planCanary, planPause } from './plan-canary.ts';
import { planRollback } from './plan-rollback.ts';
import { takenAddresses } from './taken-addresses.ts';
import { canaryEnds, newlyLive } from './wanted-change.ts';

export interface Release {
  name: string;
  version: string;
}
/** With the version that is believed to be live for everyone, and the canary beside it; null: none is. */
export interface PromotedRelease extends Release {
  from?: string | null | undefined;
  canary?: string | null | undefined;
}

/** What someone wants of a channel, and which version they believe it takes from its visitors: `from`. */
export type Intent =
  /**
   * `allowLower`: also what is lower than the live version; someone was asked, and means it. `allowTakenBack`: also what a
   * rollback took back; `allowInsideRoutes`: also what takes addresses from another's route; someone gives a reason.
   */
  | {
      kind: 'promote';
      releases: readonly PromotedRelease[];
      allowLower?: boolean | undefined;
      allowTakenBack?: boolean | undefined;
      allowInsideRoutes?: boolean | undefined;
    }
  /** Ends the canary, or goes back to `to`, or to what was live before. */
  | { kind: 'rollback'; name: string; from?: string | undefined; to?: string | undefined; revoke: boolean }
  /** `from`: live for everyone beside it; `canary`: the one believed to be out, null: none is. */
  | {
      kind: 'canary';
      name: string;
      version: string;
      weight: number;
      from?: string | undefined;
      canary?: string | null | undefined;
      allowInsideRoutes?: boolean | undefined;
    }
  /** `from`: the canary. */
  | { kind: 'pause' | 'resume'; name: string; from?: string | undefined };

/** What the registry knows of a version. */
export interface KnownVersion {
  descriptor: Descriptor;
  digest: string;
  /** Asked only of the remotes that the change is about. */
  isRetired: boolean;
}

export interface ChangeQuestion {
  document: ChannelDocument;
  intent: Intent;
  /** Undefined when it was never published. */
  find(name: string, version: string): KnownVersion | undefined;
  /** What was live before, nearest first. */
  versionsBefore(name: string): readonly string[];
  /** Was this version ever live for everyone in the channel? */
  wasLive(name: string, version: string): boolean;
  /** What was done to the remote, newest first. */
  changesOf(name: string): readonly ChannelChange[];
  /** What the channel's document carries of each remote. */
  pasts?: ReadonlyMap<string, Past>;
  /** The caller names the revision that they looked at; it is held against the channel's elsewhere. */
  isRevisionNamed: boolean;
  by: string;
  at: string;
  /** For a canary that begins. */
  salt: string;
  /** Shells that are not live any more but still run in open pages, which take up remotes as they go live. */
  openShells?: readonly ShellDescriptor[];
}

export type ChangePlan =
  /** It is so already; `earlier` made it so, as far as the history is looked at. */
  | { kind: 'unchanged'; earlier: ChannelChange | null }
  | { kind: 'refused'; refusals: Refusal[] }
  | ({ kind: 'change'; live: ChannelDocument['live'] } & Pick<ChannelChange, 'moves' | 'canaries' | 'revoked'>);

type Promotion = Extract<Intent, { kind: 'promote' }>;
export type Wanted = Extract<ChangePlan, { kind: 'change' }>;
export type Unchanged = Extract<ChangePlan, { kind: 'unchanged' }>;

/**
 * Decides whether a channel may change, by looking at every page that visitors would have afterwards: the stable
 * versions, and each mixture with canaries. Pure.
 */
export function planChange(question: ChangeQuestion): ChangePlan {
  const wanted = wantedChange(question);
  if ('code' in wanted) return { kind: 'refused', refusals: [wanted] };
  if (wanted.kind === 'unchanged') return wanted;
  if (wanted.moves.length + wanted.canaries.length + wanted.revoked.length === 0) {
    return { kind: 'unchanged', earlier: lastChangeOf(question) };
  }
  const refusals = [
    ...unusable(question, wanted),
    ...newMisfits(question, wanted),
    ...takenAddresses(question, wanted),
  ];
  return refusals.length > 0 ? { kind: 'refused', refusals } : { ...wanted, live: settledPage(question, wanted) };
}

/** What the change would bring to pages; what they live with today is no fault of it. */
function newMisfits(question: ChangeQuestion, wanted: Wanted): Refusal[] {
  const broughtBack = remoteBroughtBack(question, wanted);
  // Others are held back where they clash with it: nobody's route or canary stands in the way of a rollback.
  const live = broughtBack ? stablePage(wanted.live, ['shell', broughtBack.name]) : wanted.live;
  const found = misfits(question, live);
  const isSiteThere = question.document.live['shell'] !== undefined;
  if (found.length === 0 || !isSiteThere) return found;
  const today = new Set(misfits(question, question.document.live).map(({ message }) => message));
  return found.filter(({ message }) => !today.has(message));
}

/** A shell is no remote: one that the remotes do not fit is not brought back, for then every page would be without them. */
const remoteBroughtBack = ({ intent }: ChangeQuestion, { moves: [move] }: Wanted): Release | undefined =>
  intent.kind === 'rollback' && move && move.name !== 'shell' ? { name: move.name, version: move.to } : undefined;

function settledPage(question: ChangeQuestion, wanted: Wanted): Wanted['live'] {
  const broughtBack = remoteBroughtBack(question, wanted);
  return broughtBack || isHoldingBack(wanted.live) ? holdBackMisfits(question, wanted.live, broughtBack) : wanted.live;
}

function wantedChange(question: ChangeQuestion): Wanted | Unchanged | Refusal {
  const { intent } = question;
  switch (intent.kind) {
    case 'promote':
      return promotion(question, intent);
    case 'rollback':
      return planRollback(question, intent);
    case 'canary':
      return planCanary(question, intent);
    case 'pause':
    case 'resume':
      return planPause(question, intent);
  }
}

/** The remotes that it is about. */
export const namesIn = (intent: Intent): string[] =>
  intent.kind === 'promote' ? intent.releases.map(({ name }) => name) : [intent.name];

function lastChangeOf({ intent, changesOf }: ChangeQuestion): ChannelChange | null {
  const last = namesIn(intent).flatMap((name) => changesOf(name).slice(0, 1));
  return last.sort((one, other) => other.revision - one.revision)[0] ?? null;
}

function promotion(question: ChangeQuestion, { releases, allowLower, allowTakenBack }: Promotion): Wanted | Refusal {
  const { document } = question;
  const twice = releases.find(({ name }, index) => releases.findIndex((other) => other.name === name) !== index);
  if (twice) {
    return {
      code: 'invalid',
      name: twice.name,
      message: `${twice.name} is named twice; only one version of it can go live.`,
    };
  }
  const live = { ...document.live };
  const moves: ChannelMove[] = [];
  const canaries: CanaryMove[] = [];
  for (const { name, version, from, canary } of releases) {
    const before = document.live[name];
    if (before?.version === version && !before.canary) continue;
    if (from !== undefined && from !== (before?.version ?? null)) return movedOn(question, name, from);
    if (canary !== undefined && canary !== (before?.canary?.version ?? null)) {
      return movedOn(question, name, `the canary ${canary ?? 'nothing'}`);
    }
    // What cannot go live whatever is asked for, is refused for that (`unusable`).
    const isAsked = !allowTakenBack && !goneVersion(question, { name, version });
    const takenBack = isAsked ? takenBackBefore(question, { name, version }) : undefined;
    if (takenBack) return takenBack;
    if (before && !allowLower && isLowerVersion(version, before.version)) {
      return lowerVersion(document.channel, name, version, before.version);
    }
    if (before?.version !== version) moves.push({ name, from: before?.version ?? null, to: version });
    if (before?.canary) canaries.push(canaryEnds(name, before.canary));
    live[name] = before?.version === version ? { ...before, canary: null } : newlyLive(question, name, version);
  }
  return { kind: 'change', live, moves, canaries, revoked: [] };
}

/** Versions that would go live now though they are unknown, retired or revoked. What is live already, is not asked again. */
function unusable({ document, find, intent }: ChangeQuestion, { live, moves, canaries }: Wanted): Refusal[] {
  const coming = [
    ...moves.map(({ name, to }) => ({ name, version: to })),
    ...canaries.filter(({ to_weight }) => to_weight > 0).map(({ name, version }) => ({ name, version })),
  ];
  return coming.flatMap(({ name, version }): Refusal[] => {
    if (!live[name]) return [];
    const gone = goneVersion({ document, find }, { name, version });
    if (gone) return [gone];
    // What is taken back to was live before, and must be to be had at once.
    return intent.kind === 'rollback' ? [] : gateVersion(find(name, version)!.descriptor);
  });
}

/** Why this version cannot go live, whatever is asked for. */
function goneVersion(
  { document, find }: Pick<ChangeQuestion, 'document' | 'find'>,
  { name, version }: Release,
): Refusal | undefined {
  const known = find(name, version);
  if (!known) return unknownVersion(name, version);
  if (known.isRetired) {
    const message = `${name}@${version} was retired; its files are gone. Publish the build under a new version.`;
    return { code: 'retired', name, message };
  }
  if (!document.revoked.includes(`${name}@${version}`)) return undefined;
  const message = `${name}@${version} was revoked in ${document.channel}, so open pages refuse it. Publish the mended build under a new version.`;
  return { code: 'revoked', name, message };
}

const lowerVersion = (channel: string, name: string, version: string, live: string): Refusal => ({
  code: 'lower_version',
  name,
  message: `${name}@${version} is lower than ${live}, which is live in ${channel}. Promoted by mistake, it would take back what ${live} brought.`,
  remedy: `To take ${live} back: stoa rollback ${name} --to ${version}. If a lower version is meant to go live: --allow-lower, over HTTP "allow_lower": true.`,
});

/** A pipeline that repeats an old promotion would undo what an operator did about it. */
function takenBackBefore(
  { document, changesOf, pasts }: ChangeQuestion,
  { name, version }: Release,
): Refusal | undefined {
  const last = findTakenBack(changesOf(name), { name, version });
  const isLongAgo = pasts?.get(name)?.versions.some((one) => one.version === version && one.left === 'rolled_back');
  if (document.live[name]?.canary?.version === version || (!last && !isLongAgo)) return undefined;
  const how = last ? `by ${last.by}: ${last.why || 'no reason was given'}` : 'by a rollback';
  return {
    code: 'taken_back',
    name,
    message: `${name}@${version} was taken back ${how}`,
    remedy: `Publish the mended build under a new version. If ${version} is meant to go live again, say why: stoa promote ${name}@${version} --allow-taken-back --why "…", over HTTP "allow_taken_back": true.`,
  };
}

const unknownVersion = (name: string, version: string): Refusal => ({
  code: 'unknown_version',
  name,
  message: `${name}@${version} was never published here. Publish it first, or see what there is with: stoa status.`,
});
