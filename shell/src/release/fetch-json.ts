import { RemoteFailure } from '../failure/remote-failure.ts';

const LIMIT_MS = 20_000;

/** What is said there now. @throws RemoteFailure of stage `manifest` that names the file */
export async function fetchJson(file: string): Promise<unknown> {
  const limit = new AbortController();
  const timer = window.setTimeout(() => limit.abort(), LIMIT_MS);
  try {
    const reply = await fetch(file, { cache: 'no-cache', credentials: 'same-origin', signal: limit.signal });
    if (!reply.ok)
      throw new RemoteFailure({ stage: 'manifest', type: 'missing', file, detail: `answered ${reply.status}` });
    return await reply.json();
  } catch (error) {
    if (error instanceof RemoteFailure) throw error;
    const type = limit.signal.aborted ? 'timeout' : 'missing';
    throw new RemoteFailure({ stage: 'manifest', type, file, detail: 'no readable answer', cause: error });
  } finally {
    window.clearTimeout(timer);
  }
}
