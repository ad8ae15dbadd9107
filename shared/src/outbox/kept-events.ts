import type { ProgressEvent } from '../contract/learning.ts';
import { answered, openDatabase, STORE } from './kept-database.ts';

/** One event that waits for the server, and whose it is. */
export interface KeptEvent {
  userId: string;
  enrollmentId: string;
  event: ProgressEvent;
  /** Order of what happened; milliseconds. */
  keptAt: number;
}

/** Where events wait that outlive their page, and the browser's end. */
export interface KeptEvents {
  put(events: readonly KeptEvent[]): Promise<void>;
  /** Those of one person, in the order in which they happened; nobody else's. */
  list(userId: string): Promise<KeptEvent[]>;
  remove(idemKeys: readonly string[]): Promise<void>;
}

/** In IndexedDB, which a killed browser does not take along, as it does the last seconds of localStorage. */
export function openKeptEvents(factory: IDBFactory = indexedDB): KeptEvents {
  const opened = openDatabase(factory);
  const change = async (act: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await opened).transaction(STORE, 'readwrite');
    act(transaction.objectStore(STORE));
    await ended(transaction);
  };
  return {
    put: (events) => change((store) => events.forEach((event) => store.put(event))),
    remove: (idemKeys) => change((store) => idemKeys.forEach((key) => store.delete(key))),
    async list(userId) {
      const store = (await opened).transaction(STORE).objectStore(STORE);
      const events = (await answered(store.index('userId').getAll(userId))) as KeptEvent[];
      return events.sort((a, b) => a.keptAt - b.keptAt);
    },
  };
}

/** A browser that keeps nothing: what happens waits for as long as the page lives. */
export const keepNothing: KeptEvents = {
  put: async () => undefined,
  list: async () => [],
  remove: async () => undefined,
};

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser kept nothing.'));
  });
