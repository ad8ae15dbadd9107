import type { ProgressEvent } from '../contract/learning/progress.ts';
import { answered, openDatabase, STORE } from './kept-database.ts';

/** One event that waits for the server, and whose it is. */
export interface KeptEvent {
  userId: string;
  /** Spelled as browsers have kept it from the beginning. */
  enrollmentId: string;
  event: ProgressEvent;
  /** Order of what happened; milliseconds. */
  keptAt: number;
}

/**
 * What is under way on a page and not told yet. It has no `userId`, by which versions before 2026-12 look events up: they
 * must not send what still grows.
 */
export interface Sketch extends Omit<KeptEvent, 'userId'> {
  sketchOf: string;
}

/** A page that lives draws its sketch anew every second, so an older one is all that is left of its page. */
const DEAD_AFTER_MS = 5_000;

/** Where events wait that outlive their page, and the browser's end. */
export interface KeptEvents {
  put(events: readonly KeptEvent[]): Promise<void>;
  /** Keeps what is under way, over what was kept under its key before. */
  sketch(sketch: Sketch): Promise<void>;
  /** Those of one person, sketches of dead pages among them, in the order in which they happened; nobody else's. */
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
    sketch: (sketch) => change((store) => void store.put(sketch)),
    async list(userId) {
      const store = (await opened).transaction(STORE).objectStore(STORE);
      return keptOf(userId, (await answered(store.getAll())) as (KeptEvent | Sketch)[]);
    },
  };
}

/** Whatever is kept in a browser → what of it waits in the name of one person. */
export function keptOf(userId: string, all: Iterable<KeptEvent | Sketch>, now = Date.now()): KeptEvent[] {
  const events: KeptEvent[] = [];
  for (const each of all) {
    if ('userId' in each) {
      if (each.userId === userId) events.push(each);
    } else if (each.sketchOf === userId && Math.abs(now - each.keptAt) > DEAD_AFTER_MS) {
      const { sketchOf: _, ...event } = each;
      events.push({ ...event, userId });
    }
  }
  return events.sort((a, b) => a.keptAt - b.keptAt);
}

/** A browser that keeps nothing: what happens waits for as long as the page lives. */
export const keepNothing: KeptEvents = {
  put: async () => undefined,
  sketch: async () => undefined,
  list: async () => [],
  remove: async () => undefined,
};

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser kept nothing.'));
  });
