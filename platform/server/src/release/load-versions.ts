import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { isShell, type Artefact } from '../registry/artefact-store.ts';
import type { Registry } from '../registry/registry.ts';
import { isAbout } from './belief.ts';
import { namesIn, type Intent, type KnownVersion, type Release } from './plan-change.ts';
import { findVersionsBefore } from './version-before.ts';

/** What a plan and the pages' documents need to know of versions; read beforehand, so that planning is pure. */
export interface LoadedVersions {
  find(name: string, version: string): KnownVersion | undefined;
  findArtefact(name: string, version: string): Artefact | undefined;
  /** Nearest first. */
  versionsBefore(name: string): readonly string[];
  /** For everyone, in the part of the history that is looked at. */
  wasLive(name: string, version: string): boolean;
  /** What was done to the remote, newest first, in the same part. */
  changesOf(name: string): readonly ChannelChange[];
  /** Shells that only open pages still run. */
  openShells: readonly ShellDescriptor[];
}

/** So many earlier versions of a remote are looked at when one is rolled back. */
const MOST_BEFORE = 5;
/** So far back in the history. */
const MOST_CHANGES = 500;
/** Anybody can say that a page still runs a shell; one that nobody was given for so long holds nothing up any more. */
const SHELL_STAYS_MS = 7 * 24 * 60 * 60 * 1000;

/** @throws StorageUnavailable */
export async function loadVersions(
  registry: Registry,
  document: ChannelDocument,
  intent: Intent,
): Promise<LoadedVersions> {
  const changes = await registry.channels.listChanges(document.channel, MOST_CHANGES);
  const names = [...new Set([...Object.keys(document.live), ...releasesOf(intent).map(({ name }) => name)])];
  const before = new Map(names.map((name) => [name, findVersionsBefore(changes, name).slice(0, MOST_BEFORE)]));
  const mentioned: Release[] = [
    ...Object.entries(document.live).flatMap(([name, { version, canary }]) => [
      { name, version },
      ...(canary ? [{ name, version: canary.version }] : []),
    ]),
    ...releasesOf(intent),
    ...[...before].flatMap(([name, versions]) => versions.map((version) => ({ name, version }))),
  ];
  const wanted = new Map(mentioned.map((release) => [`${release.name}@${release.version}`, release]));
  const known = new Map<string, { artefact: Artefact; isRetired: boolean }>();
  const changing = namesIn(intent);
  await Promise.all(
    [...wanted].map(async ([id, { name, version }]) => {
      const artefact = await registry.artefacts.find(name, version);
      if (!artefact) return;
      // Nothing of the others goes live, so nobody asks.
      const isRetired = changing.includes(name) && (await registry.artefacts.isRetired(name, version));
      known.set(id, { artefact, isRetired });
    }),
  );
  const liveShells = [document.live['shell']?.version, document.live['shell']?.canary?.version];
  // Taking something back must never wait for a page that somebody leaves open.
  const given = intent.kind === 'rollback' || intent.kind === 'pause' ? [] : shellsGivenSince(changes, SHELL_STAYS_MS);
  const held = given.length > 0 ? await registry.leases.heldVersions() : new Map();
  const openShells = await Promise.all(
    given
      .filter((version) => held.has(`shell@${version}`) && !liveShells.includes(version))
      .map((version) => registry.artefacts.find('shell', version)),
  );
  return {
    openShells: openShells.flatMap((artefact) =>
      artefact && isShell(artefact.descriptor) ? [artefact.descriptor] : [],
    ),
    find: (name, version) => {
      const found = known.get(`${name}@${version}`);
      return (
        found && { descriptor: found.artefact.descriptor, digest: found.artefact.digest, isRetired: found.isRetired }
      );
    },
    findArtefact: (name, version) => known.get(`${name}@${version}`)?.artefact,
    versionsBefore: (name) => before.get(name) ?? [],
    wasLive: (name, version) =>
      changes.some(({ moves }) => moves.some((move) => move.name === name && move.to === version)),
    changesOf: (name) => changes.filter((change) => isAbout(change, name)),
  };
}

/** Shells that were taken from new pages in that time. `changes` are newest first. */
function shellsGivenSince(changes: readonly ChannelChange[], ms: number): string[] {
  const recent = changes.filter(({ at }) => Date.parse(at) > Date.now() - ms);
  const versions = recent.flatMap(({ moves, canaries }) => [
    ...moves.flatMap(({ name, from }) => (name === 'shell' && from !== null ? [from] : [])),
    ...canaries.flatMap(({ name, version }) => (name === 'shell' ? [version] : [])),
  ]);
  return [...new Set(versions)];
}

function releasesOf(intent: Intent): readonly Release[] {
  switch (intent.kind) {
    case 'promote':
      return intent.releases;
    case 'rollback':
      return intent.to ? [{ name: intent.name, version: intent.to }] : [];
    case 'canary':
      return [{ name: intent.name, version: intent.version }];
    case 'pause':
    case 'resume':
      return [];
  }
}
