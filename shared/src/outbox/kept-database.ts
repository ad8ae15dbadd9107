/** Named after the remote that first kept something here: what earlier versions left must be found. */
const DATABASE = 'stoa-player';
export const STORE = 'events';

export function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'event.idem_key' }).createIndex('userId', 'userId');
  return answered(request);
}

/** Whether anything waits in this browser, whosever it is. Where nobody ever learnt it asks without making a database. */
export async function isAnythingKept(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<boolean> {
  // Older browsers do not list theirs.
  const known = await factory?.databases?.();
  if (!factory || known?.every(({ name }) => name !== DATABASE)) return false;
  const request = factory.open(DATABASE);
  request.onupgradeneeded = () => request.transaction?.abort();
  const database = await answered(request).catch(() => undefined);
  if (!database) return false;
  try {
    return (await answered(database.transaction(STORE).objectStore(STORE).count())) > 0;
  } finally {
    database.close();
  }
}

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
