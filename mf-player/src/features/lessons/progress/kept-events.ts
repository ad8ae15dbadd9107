import type { ProgressEvent } from '@stoa/shared/contract/learning.ts';

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

const STORE = 'events';

/** In IndexedDB, which a killed browser does not take along, as it does the last seconds of localStorage. */
export function openKeptEvents(factory: IDBFactory = indexedDB): KeptEvents {
  const opened = open(factory);
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

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('stoa-player', 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'event.idem_key' }).createIndex('userId', 'userId');
  return answered(request);
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser kept nothing.'));
  });
