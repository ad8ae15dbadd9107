import type { ChannelDocument } from '@stoa/shared/contract/channels.ts';
import type { Artefact } from '../registry/artefact-store.ts';
import { BlobCorrupt } from '../registry/blob-store.ts';
import { blobsOf } from '../registry/built-folder.ts';
import { inParallel } from '../registry/in-parallel.ts';
import type { Registry } from '../registry/registry.ts';
import { releasedShell, type ReleasedShell } from './released-shell.ts';

/** A live version whose record or files are not those that were released. */
export class ReleaseCorrupt extends Error {
  override name = 'ReleaseCorrupt';
}

/** How far back a shell other than the live one is looked for. */
const MOST_STEPS_BACK = 50;

/** Reads every file that pages of this revision may ask for, which also brings them into memory. @throws ReleaseCorrupt */
export async function verifyFiles(registry: Registry, { live }: ChannelDocument): Promise<void> {
  for (const [name, { version, digest, canary }] of Object.entries(live)) {
    for (const one of [{ version, digest }, ...(canary ? [canary] : [])]) {
      await verifyArtefact(registry, await requireArtefact(registry, name, one));
    }
  }
}

async function requireArtefact(
  registry: Registry,
  name: string,
  { version, digest }: { version: string; digest: string },
): Promise<Artefact> {
  const artefact = await registry.artefacts.find(name, version);
  if (!artefact) throw new ReleaseCorrupt(`${name}@${version} is live but missing in the registry.`);
  if (artefact.digest === digest) return artefact;
  throw new ReleaseCorrupt(`The record of ${name}@${version} is not the one that was released.`);
}

async function verifyArtefact(registry: Registry, { descriptor, files }: Artefact): Promise<void> {
  // Source maps are for people with developer tools; nothing runs them.
  const served = files.filter(({ path }) => !path.endsWith('.map'));
  await inParallel([...blobsOf(served).keys()], async (blob) => {
    const content = await registry.blobs.read(blob).catch((error: unknown) => {
      if (!(error instanceof BlobCorrupt)) throw error;
      return undefined;
    });
    if (content) return;
    const file = served.find((one) => blobsOf([one]).has(blob))?.path;
    throw new ReleaseCorrupt(
      `${file} of ${descriptor.name}@${descriptor.version} is missing or altered in the registry.`,
    );
  });
}

/** The shells that pages of this revision may be given: the stable one, its canary, and the one that was live before. */
export async function loadShells(
  registry: Registry,
  channel: ChannelDocument,
): Promise<{ shells: Map<string, ReleasedShell>; shellBefore: string | undefined }> {
  const stable = channel.live['shell'];
  const before = await findShellBefore(registry, channel);
  const wanted = [stable, stable?.canary, before].filter((one) => one !== undefined && one !== null);
  const shells = new Map<string, ReleasedShell>();
  for (const one of wanted) {
    const shell = releasedShell(await requireArtefact(registry, 'shell', one));
    if (shell) shells.set(shell.version, shell);
  }
  return { shells, shellBefore: before?.version };
}

/** With the digest it was released with, from the signed history. Undefined when there is none that still can be used. */
async function findShellBefore(registry: Registry, { channel, revision, live, revoked }: ChannelDocument) {
  const stable = live['shell']?.version;
  for (let step = 1; step <= MOST_STEPS_BACK && step < revision; step += 1) {
    const earlier = (await registry.channels.findRevision(channel, revision - step))?.document.live['shell'];
    if (!earlier || earlier.version === stable || revoked.includes(`shell@${earlier.version}`)) continue;
    const artefact = await registry.artefacts.find('shell', earlier.version);
    if (artefact?.digest === earlier.digest) return { version: earlier.version, digest: earlier.digest };
  }
  return undefined;
}
