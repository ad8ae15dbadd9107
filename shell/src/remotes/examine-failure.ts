import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { diagnose } from './load-file.ts';

/**
 * A file that webpack asked for itself failed without a reason: was it lost on the way, or refused because its bytes are
 * not those of the release?
 */
export async function examineFailure(failure: RemoteFailure, remote: ReleasedRemote): Promise<RemoteFailure> {
  const { file, stage, type, cause } = failure;
  const url = file && new URL(file, window.location.href).pathname;
  if (!url || !remote.integrity || !isRefused(cause) || !url.startsWith(folderOf(remote))) return failure;
  const known = remote.files[url];
  const { detail, isMismatch } = await diagnose(url, async (hash) =>
    known ? hash === known : (await entryText(remote)).includes(hash),
  );
  return new RemoteFailure({ stage, type, file, detail, isAltered: isMismatch, cause });
}

/** webpack tells a request that the browser ended with an error from one that hung, or ran without doing its work. */
const isRefused = (cause: unknown): boolean => {
  const { name, code, type } = (cause ?? {}) as { name?: unknown; code?: unknown; type?: unknown };
  return (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') && type === 'error';
};

/** The entry holds the hashes of all chunks of its build, those too that the release does not name. */
const entryText = async ({ entry, integrity }: ReleasedRemote): Promise<string> =>
  (await fetch(entry, { integrity, cache: 'force-cache' })).text();

const folderOf = ({ entry }: ReleasedRemote): string => entry.slice(0, entry.lastIndexOf('/') + 1);
