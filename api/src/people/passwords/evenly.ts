import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers no sooner than this, whatever there was to do. Where an address has an account more is written than where it has
 * none, and a patient caller could measure that.
 */
const EVEN_MS = 250;

export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), wait(EVEN_MS)]);
  return done;
}
