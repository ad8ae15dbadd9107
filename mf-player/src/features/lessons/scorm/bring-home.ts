import { isApiError } from '@stoa/shared/http/api-error.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import type { OpenJournal } from './journal.ts';

/** Sends what an earlier page could not, in its order; each is forgotten once the server has answered for it. @throws */
export async function bringHome(api: Api, journal: OpenJournal): Promise<void> {
  const left = await journal.read();
  const commits = Object.values(left?.commits ?? {}).toSorted((one, other) => one.seq - other.seq);
  for (const commit of commits) {
    try {
      const { outcome } = await api.keepScormData({
        body: { ...commit, trigger: 'journal', launch_id: left!.launchId },
      });
      // Who may not learn now may again: it waits for that.
      if (outcome === 'expired') return;
    } catch (error) {
      // What the server will never take is of no use; all else stays here and is tried again.
      if (!isApiError(error) || !['not_found', 'invalid'].includes(error.code)) throw error;
    }
    await journal.settle(left!.launchId, commit.seq);
  }
}
