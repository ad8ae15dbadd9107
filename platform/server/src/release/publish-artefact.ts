import type { ArtefactRecord, PublishPlan, PublishReply } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelDocument, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { isRemote, isShell, type Artefact } from '../registry/artefact-store.ts';
import { BlobCorrupt, blobOfIntegrity } from '../registry/blob-store.ts';
import { blobsOf, findDifference, readBuiltFolder, requireCopy } from '../registry/built-folder.ts';
import { inParallel } from '../registry/in-parallel.ts';
import { ReleaseRefused, refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { gateHere, type Gate, type ReadText } from './gate/gate-task.ts';
import { gateLimits, type Neighbours, type VersionFiles } from './gate/question.ts';
import { listSheets } from './list-sheets.ts';

/** What publishing would do and what it still needs; writes nothing. @throws StorageUnavailable */
export async function planPublish(
  registry: Registry,
  candidate: VersionFiles,
  gate: Gate = gateHere,
): Promise<PublishPlan> {
  const { name, version } = candidate.descriptor;
  const blobs = blobsOf(candidate.files);
  const absent = await registry.blobs.findMissing(blobs.keys());
  const { refusals, checks, isPublished } = await judge(registry, candidate, { missing: absent, gate });
  // Publishing a version again puts right what was altered or lost in the storage.
  const missing = isPublished && refusals.length === 0 ? await registry.blobs.findUnsound(blobs.keys()) : absent;
  return {
    name,
    version,
    outcome: refusals.length > 0 ? 'refused' : isPublished ? 'already-published' : 'new',
    refusals,
    checks,
    missing: [...missing].map((blob) => ({ blob, bytes: blobs.get(blob) ?? 0 })),
    files: candidate.files.length,
    bytes: [...blobs.values()].reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Looks at a version in a browser before it exists. @throws ReleaseRefused `proof_failed` */
export type Prove = (candidate: ArtefactRecord) => Promise<Proof>;

interface Checks {
  /** Whoever asks the rules; without, this process itself. */
  gate?: Gate | undefined;
  prove?: Prove | undefined;
}

/** Makes a version whose blobs are all stored exist. Atomic: it is there whole, or not at all. @throws ReleaseRefused */
export async function publishArtefact(
  registry: Registry,
  candidate: VersionFiles,
  by: string,
  { gate = gateHere, prove }: Checks = {},
): Promise<PublishReply> {
  const { name, version } = candidate.descriptor;
  const missing = await registry.blobs.findMissing(blobsOf(candidate.files).keys());
  const { refusals, isPublished } = await judge(registry, candidate, { missing, gate });
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  if (isPublished) return { name, version, outcome: 'already-published', proof: null };
  const [absent] = candidate.files.filter(({ integrity }) => missing.has(blobOfIntegrity(integrity)));
  if (missing.size > 0) {
    const message = `${missing.size} of its files are not uploaded yet${absent ? `; ${absent.path} is one` : ''}. Upload them, then publish.`;
    throw refuse('artefact_invalid', message, name);
  }
  await requireStored(registry, candidate);

  const files = [...candidate.files];
  const record = { ...candidate, files, published_at: new Date().toISOString(), published_by: by };
  const proof = (await prove?.(record)) ?? null;
  if (!(await registry.artefacts.create(record))) {
    // Another process published this version a moment ago.
    const found = await judge(registry, candidate, { missing: new Set(), gate });
    if (found.refusals.length > 0) throw new ReleaseRefused(found.refusals);
    return { name, version, outcome: 'already-published', proof: null };
  }
  if (proof) await registry.proofs.keep(name, version, proof);
  await registry.audit.append({
    kind: 'publish',
    by,
    subject: `${name}@${version}`,
    details: { files: record.files.length, commit: record.descriptor.build.commit },
  });
  return { name, version, outcome: 'published', proof };
}

/** Publishes a built folder of this machine. @throws ReleaseRefused */
export async function publishFolder(registry: Registry, folder: string, by: string): Promise<PublishReply> {
  const built = await readBuiltFolder(folder);
  const plan = await planPublish(registry, built);
  if (plan.outcome === 'refused') throw new ReleaseRefused(plan.refusals);
  await inParallel(plan.missing, async ({ blob }) => registry.blobs.put(blob, await built.readBlob(blob)), 8);
  return publishArtefact(registry, { descriptor: built.descriptor, files: built.files }, by);
}

/** Every rule that an artefact must keep. Files that are not uploaded yet, are read when they are. */
async function judge(
  registry: Registry,
  candidate: VersionFiles,
  { missing, gate }: { missing: ReadonlySet<string>; gate: Gate },
): Promise<{ refusals: Refusal[]; checks: string[]; isPublished: boolean }> {
  const { descriptor, files } = candidate;
  const { name, version } = descriptor;
  const published = await registry.artefacts.find(name, version);
  if (published) {
    const difference = findDifference(published, candidate);
    const refusals = difference ? [versionTaken(name, version, difference)] : [];
    return { refusals, checks: difference ? [] : ['The same bytes are published already.'], isPublished: true };
  }
  if (await registry.artefacts.isRetired(name, version)) {
    const message = `${name}@${version} was retired, and a version never changes. Give the build another version.`;
    return { refusals: [{ code: 'retired', name, message }], checks: [], isPublished: false };
  }
  const neighbours = await findNeighbours(registry, name);
  const sheets = await listSheets(registry, [...neighbours.live.shells, ...neighbours.live.remotes]);
  const previous = await findPrevious(registry, name, version);
  const readText = readTextOf(registry, candidate, missing);
  const gated = await gate({ descriptor, files: [...files], previous, ...neighbours, sheets }, readText);
  return { ...gated, isPublished: false };
}

/**
 * Text of a file of the candidate that is uploaded, or of what is live. What is larger than any text may be, or has other
 * bytes than were announced, is not looked at: whoever publishes it is told so.
 */
function readTextOf(registry: Registry, { files }: VersionFiles, missing: ReadonlySet<string>): ReadText {
  const bytesOf = new Map(files.map(({ integrity, bytes }) => [integrity, bytes]));
  return async (integrity) => {
    const blob = blobOfIntegrity(integrity);
    const announced = bytesOf.get(integrity);
    if (announced !== undefined) {
      const isHere = !missing.has(blob) && announced <= gateLimits.scriptOrStyle;
      const content = isHere ? await registry.blobs.read(blob) : undefined;
      return content?.length === announced ? content.toString('utf8') : undefined;
    }
    // One that was altered is told elsewhere; it holds up nobody's release.
    const content = await registry.blobs.read(blob).catch((error: unknown) => {
      if (error instanceof BlobCorrupt) return undefined;
      throw error;
    });
    return content?.toString('utf8');
  };
}

const versionTaken = (name: string, version: string, file: string): Refusal => ({
  code: 'version_taken',
  name,
  file,
  message: `${name}@${version} is published with other bytes; the first file that differs is ${file}. Give the new build another version.`,
});

/** Upload and commit are two steps: what stands there now is looked at once more, bytes and compressed copies. */
async function requireStored(registry: Registry, { descriptor, files }: VersionFiles): Promise<void> {
  const wrong = (path: string, message: string) =>
    refuse('artefact_invalid', message, { name: descriptor.name, file: path });
  await inParallel(files, async (file) => {
    try {
      const original = await registry.blobs.read(blobOfIntegrity(file.integrity));
      if (!original) throw wrong(file.path, `${file.path} is not uploaded.`);
      if (original.length !== file.bytes)
        throw wrong(file.path, `${file.path} has ${original.length} bytes, not ${file.bytes}.`);
      for (const { blob, encoding } of file.copies) {
        const copy = await registry.blobs.read(blob);
        if (!copy) throw wrong(file.path, `The ${encoding} copy of ${file.path} is not uploaded.`);
        await requireCopy(copy, encoding, file, wrong);
      }
    } catch (error) {
      if (error instanceof BlobCorrupt)
        throw wrong(file.path, `${file.path} is stored with other bytes than were uploaded.`);
      throw error;
    }
  });
}

/** The newest version that was published before, to compare sizes with. */
async function findPrevious(registry: Registry, name: string, version: string): Promise<Artefact | undefined> {
  const [newest] = (await registry.artefacts.listVersions(name)).filter((other) => other !== version);
  return newest === undefined ? undefined : registry.artefacts.find(name, newest);
}

/** What the new version would meet: what is live in any channel, what may go live with it, and what open pages run. */
async function findNeighbours(registry: Registry, name: string) {
  const channels = await registry.channels.listChannels();
  const documents = await Promise.all(channels.map((channel) => registry.channels.read(channel)));
  const liveIn = new Map(documents.map((document) => [document.channel, new Set(idsIn(document))]));
  const live = documents.flatMap(idsIn);
  const newest = await Promise.all(
    (await registry.artefacts.listNames()).map(async (other) => {
      const versions = await registry.artefacts.listVersions(other);
      // Of two builds of one version, which is the later one can't be read off their names: any shell may come along.
      return (other === 'shell' ? versions : versions.slice(0, 1)).map((version) => `${other}@${version}`);
    }),
  );
  const neighbours = async (ids: readonly string[]): Promise<Neighbours> => {
    const others = [...new Set(ids)].map((id) => id.split('@') as [string, string]).filter(([other]) => other !== name);
    const found = await Promise.all(others.map(([other, version]) => registry.artefacts.find(other, version)));
    const descriptors = found.flatMap((artefact) => (artefact ? [artefact.descriptor] : []));
    return { shells: descriptors.filter(isShell), remotes: descriptors.filter(isRemote) };
  };
  const held = [...(await registry.leases.heldVersions()).keys()].filter((id) => !live.includes(id));
  return {
    live: await neighbours(live),
    liveIn,
    coming: await neighbours(newest.flat()),
    needed: await neighbours(held),
  };
}

const idsIn = ({ live }: ChannelDocument): string[] =>
  Object.entries(live).flatMap(([name, { version, canary }]) => [
    `${name}@${version}`,
    ...(canary ? [`${name}@${canary.version}`] : []),
  ]);
