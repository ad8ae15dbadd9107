import { type Database, isReferredTo } from '../kernel/database/database.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { findPlace, lockTaxonomy, type PlaceRow } from './places.repository.ts';

export const changedMeanwhile = (): Problem =>
  new Problem('conflict', 'Someone has changed this since then. Look at it as it is now, and try again.');

/** One after the other; what something still names, or came to be named meanwhile, stays. */
export async function changeTaxonomy<T>(db: Database, change: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await lockTaxonomy(tx);
      return change(tx);
    });
  } catch (error) {
    throw isReferredTo(error) ? changedMeanwhile() : error;
  }
}

export async function requirePlaceAt(tx: Database, id: string, version: number): Promise<PlaceRow> {
  const place = await findPlace(tx, id);
  if (place === undefined) throw notFound();
  if (place.version !== version) throw changedMeanwhile();
  return place;
}
