import { fallbackPath } from '@stoa/shared/platform-contract/paths.ts';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { asRecord } from './as-record.ts';
import { fetchJson } from './fetch-json.ts';
import { parseRelease } from './read-release.ts';
import type { ReleaseStore } from './release-store.ts';
import { requireTrusted } from './trust.ts';

/** The last good versions before those of the release. @throws RemoteFailure of stage `manifest` */
export async function fetchFallbacks(release: ReleaseStore): Promise<readonly ReleasedRemote[]> {
  const { channel, revision, visit } = release.getState();
  const file = fallbackPath(channel);
  const { payload, key_id, signature } = asRecord(await fetchJson(file));
  const text = { payload: String(payload), key_id: String(key_id), signature: String(signature) };
  await requireTrusted(text, visit?.keys ?? {}, file);
  const { document } = parseRelease(text.payload);
  // An older one might bring back what has been revoked since.
  if (document.channel === channel && document.revision >= revision) return document.remotes;
  throw new RemoteFailure({ stage: 'manifest', type: 'missing', isAltered: true, file, detail: 'out of date' });
}
