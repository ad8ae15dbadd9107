import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { isShell, type Artefact } from '../registry/artefact-store.ts';
import type { Registry } from '../registry/registry.ts';
import { MOST_PAST, noPast, readPasts, rollbackTargets, type Past } from './past-versions.ts';
import { namesIn, type Intent, type KnownVersion, type Release } from './plan-change.ts';

/** What a plan and the pages' documents need to know of versions; read beforehand, so that planning is pure. */
export interface LoadedVersions {
  find(name: string, version: string): KnownVersion | undefined;
  findArtefact(name: string, version: string): Artefact | undefined;
  /** Nearest first. */
  versionsBefore(name: string): readonly string[];
  /** For everyone. */
  wasLive(name: string, version: string): boolean;
  /** What was done last to a remote that the change is about, newest first. */
  changesOf(name: string): readonly ChannelChange[];
  /** Of every remote that is live. */
  pasts: ReadonlyMap<string, Past>;
  /** Shells that only open pages still run. */
  openShells: readonly ShellDescriptor[];
}

/** So many earlier versions of a remote are looked at when one is rolled back. */
const MOST_BEFORE = 5;
/** Anybody can say that a page still runs a shell; one that nobody was given for so long holds nothing up any more. */
const SHELL_STAYS_MS = 7 * 24 * 60 * 60 * 1000;

/** @throws StorageUnavailable */
export async function loadVersions(
  registry: Registry,
  document: ChannelDocument,
  intent: Intent,
): Promise<LoadedVersions> {
  const { channels } = registry;
  const pasts = await readPasts(channels, document);
  const changing = namesIn(intent);
  const changes = new Map(
    await Promise.all(
      [...new Set([...changing, 'shell'])].map(
        async (name) =>
          [name, await channels.listChangesIn(document.channel, (pasts.get(name) ?? noPast).changedIn)] as const,
      ),
    ),
  );
  const before = new Map(
    [...pasts].map(([name, past]) => [
      name,
      rollbackTargets(past).slice(0, changing.includes(name) ? MOST_PAST : MOST_BEFORE),
    ]),
  );
  const farBack = await liveFarBack(registry, { document, intent, pasts });
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
  const given =
    intent.kind === 'rollback' || intent.kind === 'pause'
      ? []
      : shellsGivenSince(changes.get('shell') ?? [], SHELL_STAYS_MS);
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
      farBack === `${name}@${version}` || isPast(pasts.get(name), version) || document.live[name]?.version === version,
    changesOf: (name) => changes.get(name) ?? [],
    pasts,
  };
}

const isPast = (past: Past | undefined, version: string): boolean =>
  past?.versions.some((one) => one.version === version) ?? false;

interface FarBack {
  document: ChannelDocument;
  intent: Intent;
  pasts: ReadonlyMap<string, Past>;
}

/** The version that a rollback names, where it was live so long ago that only the history knows. */
async function liveFarBack({ channels }: Registry, { document, intent, pasts }: FarBack): Promise<string | undefined> {
  if (intent.kind !== 'rollback' || intent.to === undefined) return undefined;
  const { name, to } = intent;
  const past = pasts.get(name) ?? noPast;
  if (past.versions.length < MOST_PAST || isPast(past, to)) return undefined;
  for await (const { moves } of channels.eachChange(document.channel)) {
    if (moves.some((move) => move.name === name && move.to === to)) return `${name}@${to}`;
  }
  return undefined;
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
