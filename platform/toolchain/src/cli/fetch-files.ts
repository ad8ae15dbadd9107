import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { REMOTE_FILES_PATH, SHELL_FILES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { blobOf, blobOfIntegrity, type BlobStore } from '@stoa/server/registry/blob-store.ts';
import { inParallel } from '@stoa/server/registry/in-parallel.ts';

const TIMEOUT_MS = 120_000;
const AT_ONCE = 8;

interface Options {
  /** `https://stoa.example` */
  site: string;
  blobs: BlobStore;
  signal: AbortSignal;
  onProgress(done: number, all: number): void;
}

/**
 * Brings every file from the site's public addresses, and takes only the bytes that the record names. When it rejects,
 * nothing is being written any more.
 */
export async function fetchFiles(records: readonly ArtefactRecord[], options: Options): Promise<void> {
  const { site, blobs, signal, onProgress } = options;
  const wanted = records.flatMap(({ descriptor: { name, version }, files }) =>
    files.map(({ path, integrity }) => ({ url: `${site}${addressOf(name, version)}${encoded(path)}`, integrity })),
  );
  let done = 0;
  let failure: unknown;
  const fetchOne = async ({ url, integrity }: (typeof wanted)[number]): Promise<void> => {
    const content = await download(url, signal);
    const blob = blobOfIntegrity(integrity);
    if (blobOf(content) !== blob) throw new Error(`${url} is not the file that was published: its SHA-384 differs.`);
    await blobs.put(blob, content);
    onProgress((done += 1), wanted.length);
  };
  await inParallel(
    wanted,
    async (file) => {
      // After the first failure the others end what they began, and begin nothing.
      if (failure === undefined) await fetchOne(file).catch((error: unknown) => void (failure ??= error));
    },
    AT_ONCE,
  );
  if (failure !== undefined) throw failure;
}

const addressOf = (name: string, version: string): string =>
  name === 'shell' ? `${SHELL_FILES_PATH}/${version}/` : `${REMOTE_FILES_PATH}/${name}/${version}/`;
const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

async function download(url: string, signal: AbortSignal): Promise<Buffer> {
  const reply = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
  if (!reply.ok) throw new Error(`${url} cannot be fetched: the site answers with ${reply.status}.`);
  return Buffer.from(await reply.arrayBuffer());
}
