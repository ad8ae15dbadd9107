import { setTimeout as wait } from 'node:timers/promises';
import { causesOf } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';

const TRIES = 8;
const PAUSE_MS = 150;

/** PostgreSQL's codes of a lock that was waited for too long, and of a deadlock. */
const IN_THE_WAY = ['55P03', '40P01'];

/**
 * A merge touches what many others hold for a moment. It gives up waiting before they would, lets them pass and begins
 * anew: nobody else's act fails for it.
 *
 * @throws `conflict` where it was in the way every time
 */
export async function giveWay<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!causesOf(error).some(({ code }) => IN_THE_WAY.includes(String(code)))) throw error;
      if (tries === TRIES) {
        throw new Problem('conflict', 'These accounts are in use right now. Try again in a moment.', { cause: error });
      }
    }
    await wait(PAUSE_MS * tries);
  }
}
