/** A recording that is in this browser alone. */
export interface KeptRecording {
  id: string;
  /** Whoever uses the browser next does not see it. */
  userId: string;
  classId: string;
  /** Of the class. */
  title: string;
  /** `video/webm` or `video/mp4`. */
  type: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  seconds: number;
  bytes: number;
  parts: number;
  /** On the server: it need not be sent a second time. */
  fileId?: string;
}

/** Where recordings are kept until they are sent. They outlive their page, and the browser's end. */
export interface RecordingShelf {
  begin(recording: KeptRecording): Promise<void>;
  /** Adds the last of the parts that the recording counts from then on. */
  add(recording: KeptRecording, part: Blob): Promise<void>;
  /** Changes what is known of one that is kept. */
  update(id: string, change: Pick<KeptRecording, 'fileId'>): Promise<void>;
  /** Those of one person and class, the first before the others. */
  list(of: Pick<KeptRecording, 'userId' | 'classId'>): Promise<KeptRecording[]>;
  /** As one film; its bytes stay where they are until they are read. */
  film(id: string): Promise<Blob>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'stoa-recordings';
const RECORDINGS = 'recordings';
const PARTS = 'parts';

/** In IndexedDB. @throws where the browser keeps nothing */
export async function openShelf(factory: IDBFactory = indexedDB): Promise<RecordingShelf> {
  const database = await open(factory);
  const change = async (act: (of: (name: string) => IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction([RECORDINGS, PARTS], 'readwrite');
    act((name) => transaction.objectStore(name));
    await ended(transaction);
  };
  const read = (name: string): IDBObjectStore => database.transaction(name).objectStore(name);
  return {
    begin: (recording) => change((of) => void of(RECORDINGS).put(recording)),
    add: (recording, part) =>
      change((of) => {
        of(PARTS).put(part, [recording.id, recording.parts - 1]);
        of(RECORDINGS).put(recording);
      }),
    async update(id, news) {
      const known = (await answered(read(RECORDINGS).get(id))) as KeptRecording | undefined;
      if (known) await change((of) => void of(RECORDINGS).put({ ...known, ...news }));
    },
    async list({ userId, classId }) {
      const all = (await answered(read(RECORDINGS).getAll())) as KeptRecording[];
      return all
        .filter((one) => one.userId === userId && one.classId === classId && one.parts > 0)
        .toSorted((one, other) => one.startedAt - other.startedAt);
    },
    async film(id) {
      const known = (await answered(read(RECORDINGS).get(id))) as KeptRecording | undefined;
      const parts = (await answered(read(PARTS).getAll(partsOf(id)))) as Blob[];
      return new Blob(parts, { type: known?.type ?? '' });
    },
    remove: (id) =>
      change((of) => {
        of(PARTS).delete(partsOf(id));
        of(RECORDINGS).delete(id);
      }),
  };
}

const partsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(RECORDINGS, { keyPath: 'id' });
    request.result.createObjectStore(PARTS);
  };
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
