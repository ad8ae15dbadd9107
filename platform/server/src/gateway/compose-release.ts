import type { ChannelDocument, LiveRemote } from '@stoa/shared/platform-contract/channels.ts';
import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import {
  fallbackDocument,
  releaseDocument,
  type ReleaseDocument,
  type SignedText,
} from '@stoa/shared/platform-contract/release.ts';
import type { Artefact } from '../registry/artefact-store.ts';
import type { ChannelRevision } from '../registry/channel-revision.ts';
import { inParallel } from '../registry/in-parallel.ts';
import type { Registry } from '../registry/registry.ts';
import { checkVersion, Fault, findRecord, type Check, type WantedVersion } from './check-version.ts';
import { chooseShells, type ChosenShells } from './choose-shells.ts';
import { composeRemotes, standInsOf, type ComposedRemotes } from './compose-remotes.ts';
import { remoteIn, type EarlierVersion } from './earlier-versions.ts';
import type { SigningKeys } from '../signing/signing.ts';
import { readFirstViews } from './first-views.ts';
import { releasedShell } from './released-shell.ts';
import type { SlowVersions } from './slow-versions.ts';
import { tablesOf, type ServedRelease } from './served-release.ts';

export interface Composing {
  /** What pages have now: a version of it may stay where the newest cannot be given. */
  before?: ServedRelease | undefined;
  /** What is known to be wrong, by release id: is not asked again this time. */
  faults?: ReadonlyMap<string, Fault> | undefined;
  /** Those that were slow before are not waited for again. */
  slow?: SlowVersions;
  /** For the files of one version, and for all together that may stand in for it. */
  patienceMs: number;
}

/**
 * Makes a revision ready to serve, remote by remote: what is wrong with one version holds back that remote alone.
 * Undefined while no shell is live. @throws Fault when no shell can be given
 */
export async function composeRelease(
  registry: Registry,
  revision: ChannelRevision,
  { before, faults, slow, patienceMs }: Composing,
): Promise<ServedRelease | undefined> {
  const { document: channel, release, fallback } = revision;
  if (!release) return undefined;
  const decided = misfitsIn(channel);
  const look: Check = async (name, wanted, ms = patienceMs) => {
    const found = await checkVersion(registry, name, wanted, ms);
    slow?.note(name, wanted, found);
    return found;
  };
  const check: Check = async (name, wanted, ms) => {
    const id = `${name}@${wanted.version}`;
    const found = decided.get(id) ?? faults?.get(id) ?? slow?.find(id) ?? (await look(name, wanted, ms));
    return isOfStorage(found) ? (servedBefore(before, id, wanted) ?? found) : found;
  };
  const shells = await chooseShells(registry, revision, { check, patienceMs });
  const servedNow = (name: string) => before && servedVersion(before, name, registry.keys);
  const remotes = await composeRemotes(registry, revision, { shells, check, patienceMs, servedNow });
  const held = [...shells.held, ...remotes.held];
  const document = { ...documentOf(release, remotes), shell: shellFacts(shells) };
  remotes.artefacts.set(`shell@${document.shell.version}`, shells.stable);
  return {
    decided: channel,
    channel: channelOf(channel, held, remotes),
    document,
    payload: release.payload,
    signature: release,
    fallback,
    standIns: standInsOf(remotes),
    held,
    artefacts: remotes.artefacts,
    before: await readFallbacks(registry, fallback, patienceMs),
    shells: await shellsOf(registry, shells),
    shellBefore: shells.before?.descriptor.version,
    routesWith: tablesOf(document),
    devOrigins: [],
  };
}

/** What the channel itself holds back, since a rollback brought back something that it clashes with. */
const misfitsIn = ({ live }: ChannelDocument): Map<string, Fault> =>
  new Map(
    Object.entries(live).flatMap(([name, one]) =>
      [one, one.canary].flatMap((version): [string, Fault][] =>
        version?.misfit === undefined ? [] : [[`${name}@${version.version}`, new Fault('misfit', version.misfit)]],
      ),
    ),
  );

const isOfStorage = (found: Artefact | Fault): boolean =>
  found instanceof Fault && (found.kind === 'slow' || found.kind === 'unreadable');

/** What pages have already is not taken from them because the storage does not answer for a moment. */
function servedBefore(before: ServedRelease | undefined, id: string, { digest }: WantedVersion): Artefact | undefined {
  const artefact = before?.artefacts.get(id);
  return artefact && (digest === undefined || artefact.digest === digest) ? artefact : undefined;
}

/** What pages have of a remote, in the signed text that they have it from; a key may have been retired since. */
function servedVersion(
  { payload, signature, standIns, artefacts }: ServedRelease,
  name: string,
  { verifier }: SigningKeys,
): EarlierVersion | undefined {
  const texts = [...(standIns?.texts ?? []), ...(signature ? [{ ...signature, payload }] : [])];
  const versions = texts.filter((text) => verifier.verify(text)).map((text) => remoteIn(text, name));
  return versions.find((one) => one && artefacts.has(`${name}@${one.remote.version}`));
}

function documentOf({ payload }: SignedText, { artefacts, taken }: ComposedRemotes): ReleaseDocument {
  const document = releaseDocument.parse(JSON.parse(payload));
  return {
    ...document,
    remotes: document.remotes.map((remote) => taken.get(remote.name)?.remote ?? remote),
    canaries: document.canaries.filter(({ name, version }) => artefacts.has(`${name}@${version}`)),
  };
}

const shellFacts = ({ stable: { descriptor } }: ChosenShells): ReleaseDocument['shell'] => ({
  version: descriptor.version,
  contract: descriptor.contract,
});

async function shellsOf(
  registry: Registry,
  { stable, canary, before }: ChosenShells,
): Promise<ServedRelease['shells']> {
  const checked = [stable, canary].filter((artefact) => artefact !== undefined);
  const linked = await Promise.all(
    checked.map(async (artefact) => releasedShell(artefact, await readFirstViews(registry, artefact))),
  );
  const last = before && releasedShell(before);
  return new Map([...linked, last].flatMap((shell) => (shell ? [[shell.version, shell] as const] : [])));
}

/** The channel as it would be if what is served were all that is live. */
function channelOf(
  channel: ChannelDocument,
  held: readonly HeldBack[],
  { artefacts }: ComposedRemotes,
): ChannelDocument {
  const entries = Object.entries(channel.live).flatMap(([name, live]): [string, LiveRemote][] => {
    const own = held.filter((one) => one.name === name);
    const canary = own.some((one) => one.canary) ? null : live.canary;
    const stable = own.find((one) => !one.canary);
    if (!stable) return [[name, { ...live, canary }]];
    if (stable.serving === null) return [];
    const digest = artefacts.get(`${name}@${stable.serving}`)?.digest ?? live.digest;
    return [[name, { ...live, version: stable.serving, digest, canary }]];
  });
  return { ...channel, live: Object.fromEntries(entries) };
}

/** For discovery, which names what was live before; a record that cannot be read is left out. */
async function readFallbacks(
  registry: Registry,
  fallback: SignedText | null,
  patienceMs: number,
): Promise<Map<string, Artefact>> {
  const found = new Map<string, Artefact>();
  if (!fallback) return found;
  const { remotes } = fallbackDocument.parse(JSON.parse(fallback.payload));
  await inParallel(remotes, async ({ name, version }) => {
    const artefact = await findRecord(registry, { name, version, patienceMs });
    if (artefact) found.set(name, artefact);
  });
  return found;
}
