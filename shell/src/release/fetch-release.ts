import { releasePath } from '@stoa/shared/contract/platform-paths.ts';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { readRelease, type ReadRelease } from './read-release.ts';

const LIMIT_MS = 20_000;

/** What is live now. @throws RemoteFailure of stage `manifest` */
export async function fetchRelease(channel: string): Promise<ReadRelease> {
  const file = releasePath(channel);
  const limit = new AbortController();
  const timer = window.setTimeout(() => limit.abort(), LIMIT_MS);
  try {
    const reply = await fetch(file, { cache: 'no-cache', credentials: 'same-origin', signal: limit.signal });
    if (!reply.ok)
      throw new RemoteFailure({ stage: 'manifest', type: 'missing', file, detail: `answered ${reply.status}` });
    return readRelease(await reply.json());
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    const type = limit.signal.aborted ? 'timeout' : 'missing';
    throw new RemoteFailure({ stage: 'manifest', type, file, detail: 'no readable answer', cause: error });
  } finally {
    window.clearTimeout(timer);
  }
}
