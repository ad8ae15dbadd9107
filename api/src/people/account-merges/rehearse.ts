import type { Database } from '../../kernel/database/database.ts';

/** Carries the outcome out of the transaction that it undoes. */
class Undone<T> extends Error {
  override name = 'Undone';
  readonly outcome: T;

  constructor(outcome: T) {
    super('Tried, and undone.');
    this.outcome = outcome;
  }
}

/** What an act would give, without its traces. */
export async function rehearse<T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await act(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return (error as Undone<T>).outcome;
    throw error;
  }
}
