import type {
  CanaryMove,
  ChannelChange,
  ChannelDocument,
  ChannelMove,
  LiveRemote,
  Refusal,
} from '@stoa/shared/contract/channels.ts';
import type { ShellDescriptor } from '@stoa/shared/contract/release.ts';
import type { Descriptor } from '../registry/artefact-store.ts';
import { misfits } from './misfits.ts';

export interface Release {
  name: string;
  version: string;
}

/** What someone wants of a channel. */
export type Intent =
  | { kind: 'promote'; releases: readonly Release[] }
  /** Ends the canary, or goes back to `to`, or to what was live before. */
  | { kind: 'rollback'; name: string; to?: string | undefined; revoke: boolean }
  | { kind: 'canary'; name: string; version: string; weight: number }
  | { kind: 'pause' | 'resume'; name: string };

/** What the registry knows of a version. */
export interface KnownVersion {
  descriptor: Descriptor;
  digest: string;
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
  by: string;
  at: string;
  /** For a canary that begins. */
  salt: string;
  /** Shells that are not live any more but still run in open pages, which take up remotes as they go live. */
  openShells?: readonly ShellDescriptor[];
}

export type ChangePlan =
  | { kind: 'unchanged' }
  | { kind: 'refused'; refusals: Refusal[] }
  | ({ kind: 'change'; live: ChannelDocument['live'] } & Pick<ChannelChange, 'moves' | 'canaries' | 'revoked'>);

type Wanted = Extract<ChangePlan, { kind: 'change' }>;

/**
 * Decides whether a channel may change, by looking at every page that visitors would have afterwards: the stable
 * versions, and each mixture with canaries. Pure.
 */
export function planChange(question: ChangeQuestion): ChangePlan {
  const wanted = wantedChange(question);
  if ('code' in wanted) return { kind: 'refused', refusals: [wanted] };
  if (wanted.moves.length + wanted.canaries.length + wanted.revoked.length === 0) return { kind: 'unchanged' };
  const refusals = [...unusable(question, wanted), ...misfits(question, wanted.live)];
  return refusals.length > 0 ? { kind: 'refused', refusals } : wanted;
}

function wantedChange(question: ChangeQuestion): Wanted | Refusal {
  const { intent } = question;
  switch (intent.kind) {
    case 'promote':
      return promotion(question, intent.releases);
    case 'rollback':
      return rollback(question, intent);
    case 'canary':
      return canary(question, intent);
    case 'pause':
    case 'resume':
      return pause(question, intent);
  }
}

function promotion(question: ChangeQuestion, releases: readonly Release[]): Wanted | Refusal {
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
  for (const { name, version } of releases) {
    const before = document.live[name];
    if (before?.version === version && !before.canary) continue;
    if (before?.version !== version) moves.push({ name, from: before?.version ?? null, to: version });
    if (before?.canary) canaries.push(canaryEnds(name, before.canary));
    live[name] = before?.version === version ? { ...before, canary: null } : newlyLive(question, name, version);
  }
  return { kind: 'change', live, moves, canaries, revoked: [] };
}

function rollback(
  question: ChangeQuestion,
  { name, to, revoke }: Extract<Intent, { kind: 'rollback' }>,
): Wanted | Refusal {
  const { document } = question;
  const before = document.live[name];
  if (!before) return { code: 'not_live', name, message: `${name} is not live in ${document.channel}.` };
  const revokedNow = (version: string) => {
    const id = `${name}@${version}`;
    return revoke && !document.revoked.includes(id) ? [id] : [];
  };
  if (before.canary && to === undefined) {
    return {
      kind: 'change',
      live: { ...document.live, [name]: { ...before, canary: null } },
      moves: [],
      canaries: [canaryEnds(name, before.canary)],
      revoked: revokedNow(before.canary.version),
    };
  }
  const version = to ?? question.versionsBefore(name).find((candidate) => isUsable(question, name, candidate));
  if (!version) {
    return {
      code: 'nothing_before',
      name,
      message: `${name} had no other version in ${document.channel} that can be used again. Name one with --to.`,
    };
  }
  const isSame = version === before.version;
  // Else whoever may only roll back could put anything live, past the second person too.
  if (!isSame && !question.wasLive(name, version)) {
    return {
      code: 'nothing_before',
      name,
      message: `${name}@${version} was never live in ${document.channel}, so nothing can be rolled back to it. Promote it instead.`,
    };
  }
  return {
    kind: 'change',
    live: { ...document.live, [name]: isSame ? { ...before, canary: null } : newlyLive(question, name, version) },
    moves: isSame ? [] : [{ name, from: before.version, to: version }],
    canaries: before.canary ? [canaryEnds(name, before.canary)] : [],
    revoked: isSame ? [] : revokedNow(before.version),
  };
}

function canary(
  question: ChangeQuestion,
  { name, version, weight }: Extract<Intent, { kind: 'canary' }>,
): Wanted | Refusal {
  const { document, by, at, salt, find } = question;
  const live = document.live[name];
  if (!live) {
    const message = `${name} is not live in ${document.channel}: a canary needs a stable version beside it. Promote ${name}@${version} instead.`;
    return { code: 'not_live', name, message };
  }
  if (live.version === version) {
    return {
      code: 'invalid',
      name,
      message: `${name}@${version} is live for everyone already; it cannot be its own canary.`,
    };
  }
  const before = live.canary?.version === version ? live.canary : undefined;
  if (before && before.weight === weight)
    return { kind: 'change', live: document.live, moves: [], canaries: [], revoked: [] };
  const next = before
    ? { ...before, weight }
    : { version, digest: find(name, version)?.digest ?? '', weight, salt, since: at, by, paused: false };
  return {
    kind: 'change',
    live: { ...document.live, [name]: { ...live, canary: next } },
    moves: [],
    canaries: [
      ...(live.canary && !before ? [canaryEnds(name, live.canary)] : []),
      { name, version, from_weight: before && !before.paused ? before.weight : 0, to_weight: next.paused ? 0 : weight },
    ],
    revoked: [],
  };
}

function pause(
  { document }: ChangeQuestion,
  { kind, name }: Extract<Intent, { kind: 'pause' | 'resume' }>,
): Wanted | Refusal {
  const live = document.live[name];
  if (!live?.canary) {
    return {
      code: 'no_canary',
      name,
      message: `${name} has no canary in ${document.channel}, so there is nothing to ${kind}.`,
    };
  }
  const paused = kind === 'pause';
  const { canary: before } = live;
  if (before.paused === paused) return { kind: 'change', live: document.live, moves: [], canaries: [], revoked: [] };
  const weights = paused ? { from_weight: before.weight, to_weight: 0 } : { from_weight: 0, to_weight: before.weight };
  return {
    kind: 'change',
    live: { ...document.live, [name]: { ...live, canary: { ...before, paused } } },
    moves: [],
    canaries: [{ name, version: before.version, ...weights }],
    revoked: [],
  };
}

const canaryEnds = (name: string, canary: NonNullable<LiveRemote['canary']>): CanaryMove => ({
  name,
  version: canary.version,
  from_weight: canary.paused ? 0 : canary.weight,
  to_weight: 0,
});

const newlyLive = ({ find, at, by }: ChangeQuestion, name: string, version: string): LiveRemote => ({
  version,
  digest: find(name, version)?.digest ?? '',
  since: at,
  by,
  canary: null,
});

const isUsable = ({ document, find }: ChangeQuestion, name: string, version: string): boolean =>
  !document.revoked.includes(`${name}@${version}`) && find(name, version)?.isRetired === false;

/** Versions that would go live now though they are unknown, retired or revoked. What is live already, is not asked again. */
function unusable({ document, find }: ChangeQuestion, { live, moves, canaries }: Wanted): Refusal[] {
  const coming = [
    ...moves.map(({ name, to }) => ({ name, version: to })),
    ...canaries.filter(({ to_weight }) => to_weight > 0).map(({ name, version }) => ({ name, version })),
  ];
  return coming.flatMap(({ name, version }): Refusal[] => {
    if (!live[name]) return [];
    const known = find(name, version);
    if (!known) return [unknownVersion(name, version)];
    if (known.isRetired) {
      return [
        {
          code: 'retired',
          name,
          message: `${name}@${version} was retired; its files are gone. Publish the build under a new version.`,
        },
      ];
    }
    if (document.revoked.includes(`${name}@${version}`)) {
      const message = `${name}@${version} was revoked in ${document.channel}, so open pages refuse it. Publish the mended build under a new version.`;
      return [{ code: 'revoked', name, message }];
    }
    return [];
  });
}

const unknownVersion = (name: string, version: string): Refusal => ({
  code: 'unknown_version',
  name,
  message: `${name}@${version} was never published here. Publish it first, or see what there is with: stoa status.`,
});
