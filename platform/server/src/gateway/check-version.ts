import type { VersionFault } from '@stoa/shared/platform-contract/gateways.ts';
import { ArtefactUntrusted, type Artefact } from '../registry/artefact-store.ts';
import { BlobCorrupt } from '../registry/blob-store.ts';
import { blobsOf } from '../registry/built-folder.ts';
import { isSoundIn } from '../registry/sound-file.ts';
import { inParallel } from '../registry/in-parallel.ts';
import type { Registry } from '../registry/registry.ts';
import { StorageUnavailable } from '../storage/object-storage.ts';
import { within } from './within.ts';

/** It stands in lines of logs and tables. */
const MOST_LETTERS = 400;

/** Why a version cannot be given to pages. */
export class Fault extends Error {
  override name = 'Fault';
  readonly kind: VersionFault;
  /** Each of its files can still be had unaltered: from a compressed copy, or from what that is a copy of. */
  readonly hasAll: boolean;
  constructor(kind: VersionFault, why: string, { hasAll = false } = {}) {
    super(why.slice(0, MOST_LETTERS));
    this.kind = kind;
    this.hasAll = hasAll;
  }
}

/** A version of the channel; what is older is known by its release document, not by its digest. */
export interface WantedVersion {
  version: string;
  digest?: string;
}

/** `patienceMs`: where it has less time than others. */
export type Check = (name: string, wanted: WantedVersion, patienceMs?: number) => Promise<Artefact | Fault>;

/** Reads every file of a version, which also brings them into memory. Never throws. */
export async function checkVersion(
  registry: Registry,
  name: string,
  wanted: WantedVersion,
  patienceMs: number,
): Promise<Artefact | Fault> {
  const id = `${name}@${wanted.version}`;
  const reading = readVersion(registry, name, wanted).catch((error: unknown) => faultOf(error, id));
  return within(patienceMs, reading, () => {
    return new Fault('slow', `${id}: its files did not come within ${Number((patienceMs / 1000).toPrecision(2))} s`);
  });
}

/** The record alone; undefined when it cannot be had. */
export const findRecord = (
  registry: Registry,
  { name, version, patienceMs }: { name: string; version: string; patienceMs: number },
): Promise<Artefact | undefined> =>
  within(
    patienceMs,
    registry.artefacts.find(name, version).catch(() => undefined),
    () => undefined,
  );

async function readVersion(registry: Registry, name: string, { version, digest }: WantedVersion): Promise<Artefact> {
  const artefact = await registry.artefacts.find(name, version);
  if (!artefact) throw new Fault('missing', `${name}@${version}: its record is missing`);
  if (digest !== undefined && artefact.digest !== digest) {
    throw new Fault('altered', `${name}@${version}: its record is not the one that was released`);
  }
  // Source maps are for people with developer tools; nothing runs them.
  const served = artefact.files.filter(({ path }) => !path.endsWith('.map'));
  const pathOf = (blob: string) => served.find((one) => blobsOf([one]).has(blob))?.path;
  const unsound = new Map<string, 'altered' | 'missing'>();
  await inParallel([...blobsOf(served).keys()], async (blob) => {
    const content = await registry.blobs.read(blob, name).catch((error: unknown) => {
      if (!(error instanceof BlobCorrupt)) throw error;
      return 'altered' as const;
    });
    if (content === 'altered' || !content) unsound.set(blob, content ?? 'missing');
  });
  for (const [blob, kind] of unsound) {
    const hasAll = served.every((file) => isSoundIn(file, (one) => !unsound.has(one)));
    throw new Fault(kind, `${name}@${version}: ${pathOf(blob)} is ${kind} in the registry`, { hasAll });
  }
  return artefact;
}

function faultOf(error: unknown, id: string): Fault {
  if (error instanceof Fault) return error;
  const words = error instanceof Error ? error.message : String(error);
  if (error instanceof StorageUnavailable) return new Fault('unreadable', `${id} cannot be read: ${words}`);
  if (error instanceof ArtefactUntrusted) return new Fault('altered', `${id}: ${words}`);
  // A record that is no record: somebody wrote it.
  return new Fault('altered', `${id}: its record cannot be read. ${words}`);
}
