import { satisfies } from 'semver';
import type { ChannelDocument, ChannelMove, Refusal } from '@stoa/shared/contract/channels.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/contract/release.ts';
import { isShell, type Descriptor } from '../registry/artefact.ts';
import { findRouteClashes } from './gate/route-clash.ts';

export interface Release {
  name: string;
  version: string;
}

export interface ReleaseQuestion {
  channel: ChannelDocument;
  /** What is to go live, all of it or nothing. */
  releases: readonly Release[];
  /** Descriptor of a published version; undefined when it was never published. */
  find(name: string, version: string): Descriptor | undefined;
}

export type ReleasePlan =
  | { kind: 'unchanged' }
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'change'; live: ChannelDocument['live']; moves: ChannelMove[] };

/**
 * Decides whether a channel may change, by looking at the whole page as it would be afterwards: every live remote must
 * fit the live shell's contract and shared packages, and no two may claim one address. Pure.
 */
export function planRelease({ channel, releases, find }: ReleaseQuestion): ReleasePlan {
  const twice = releases.find(({ name }, index) => releases.findIndex((other) => other.name === name) !== index);
  if (twice) return { kind: 'refused', refusals: [namedTwice(twice)] };
  const moves = releases
    .map(({ name, version }) => ({ name, from: channel.live[name]?.version ?? null, to: version }))
    .filter((move) => move.from !== move.to);
  if (moves.length === 0) return { kind: 'unchanged' };

  const live = { ...channel.live, ...Object.fromEntries(moves.map((move) => [move.name, { version: move.to }])) };
  const unknown: Refusal[] = [];
  const descriptors: Descriptor[] = [];
  for (const [name, { version }] of Object.entries(live)) {
    const descriptor = find(name, version);
    if (descriptor) descriptors.push(descriptor);
    else unknown.push(unknownVersion(name, version));
  }
  const refusals = unknown.length > 0 ? unknown : misfits(descriptors);
  return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'change', live, moves };
}

function misfits(descriptors: readonly Descriptor[]): Refusal[] {
  const shell = descriptors.find(isShell);
  if (!shell) {
    return [{ code: 'no_shell', message: 'No shell is live in this channel. Promote one together with the remotes.' }];
  }
  const remotes = descriptors.filter((descriptor): descriptor is RemoteDescriptor => !isShell(descriptor));
  return [
    ...remotes.flatMap((remote) => contractMisfit(remote, shell)),
    ...remotes.flatMap((remote) => sharedMisfits(remote, shell)),
    ...findRouteClashes(remotes),
  ];
}

const namedTwice = ({ name }: Release): Refusal => ({
  code: 'invalid',
  name,
  message: `${name} is named twice; only one version of it can go live.`,
});

const unknownVersion = (name: string, version: string): Refusal => ({
  code: 'unknown_version',
  name,
  message: `${name}@${version} was never published here. Publish it first, or see what there is with: stoa status.`,
});

function contractMisfit(remote: RemoteDescriptor, shell: ShellDescriptor): Refusal[] {
  if (fits(shell.contract, remote.contract)) return [];
  return [
    {
      code: 'contract_mismatch',
      name: remote.name,
      message: `${remote.name}@${remote.version} was built for platform contract ${remote.contract}; shell ${shell.version} offers ${shell.contract}.`,
    },
  ];
}

function sharedMisfits(remote: RemoteDescriptor, shell: ShellDescriptor): Refusal[] {
  return Object.entries(remote.shared).flatMap(([library, range]) => {
    const provided = shell.shared[library];
    if (provided && fits(provided, range)) return [];
    const offer = provided ? `provides ${provided}` : 'does not provide it';
    return [
      {
        code: 'shared_mismatch' as const,
        name: remote.name,
        message: `${remote.name}@${remote.version} needs ${library} ${range}; shell ${shell.version} ${offer}.`,
      },
    ];
  });
}

const fits = (version: string, range: string): boolean => satisfies(version, range, { includePrerelease: true });
