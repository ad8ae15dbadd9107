import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { requireChromium } from '../browser/find-chromium.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import { proveVersion } from '../prover/prove-version.ts';
import { openBlobStore } from '@stoa/server/registry/blob-store.ts';
import { blobsOf, readBuiltFolder } from '@stoa/server/registry/built-folder.ts';
import { fetchFiles } from '../cli/fetch-files.ts';
import { liveWith, pagesFor } from '@stoa/server/release/proof-pages.ts';
import { openFolderStorage } from '@stoa/server/storage/folder-storage.ts';

interface Options {
  /** Where the live versions come from: `https://stoa.example`. */
  site: string;
  channel: string;
  onProgress(done: number, all: number): void;
}

/** Mounts a built remote among what a site has live, as that site would before it publishes it. Nothing is sent there. */
export async function proveAmongLive(client: RegistryClient, dist: string, options: Options): Promise<Proof> {
  const { site, channel, onProgress } = options;
  const { descriptor, files, readBlob } = await readBuiltFolder(dist);
  const candidate = { descriptor, files, published_at: new Date().toISOString(), published_by: 'stoa doctor' };
  const release = { name: descriptor.name, version: descriptor.version };
  const document = await client.call('getChannel', { params: { channel } });
  const pages = pagesFor(liveWith(document, { kind: 'promote', releases: [release] }), release);
  if (pages.length === 0)
    throw new Error(`No shell is live in ${channel} of ${site}: there is no page to mount it in.`);

  const records = new Map<string, ArtefactRecord>([[idOf(release), candidate]]);
  for (const other of pages.flat().filter((one) => idOf(one) !== idOf(release))) {
    if (records.has(idOf(other))) continue;
    records.set(idOf(other), (await client.call('getVersion', { params: other })).record);
  }
  const folder = await mkdtemp(join(tmpdir(), 'stoa-doctor-'));
  try {
    const blobs = openBlobStore(openFolderStorage(folder));
    for (const blob of blobsOf(files).keys()) await blobs.put(blob, await readBlob(blob));
    const others = [...records.values()].filter((record) => record !== candidate);
    await fetchFiles(others, { site, blobs, signal: new AbortController().signal, onProgress });
    const mixtures = pages.map((page) => page.flatMap((one) => records.get(idOf(one)) ?? []));
    const settings = { executablePath: requireChromium(), isSandboxed: false, apiUrl: undefined };
    return (await proveVersion(blobs, { name: release.name, mixtures, live: undefined }, settings)).proof;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const idOf = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;
