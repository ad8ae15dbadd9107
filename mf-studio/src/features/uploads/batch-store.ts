import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import type { Uploading, UploadStore } from '@stoa/shared/files/upload-store.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BatchMemory, KeptFilm } from './batch-memory.ts';

export const MOST_AT_ONCE = 3;

/** `unfinished`: begun by a page that is closed since; the file has to be given again. */
export type BatchPhase = 'waiting' | 'begun' | 'unfinished';
export interface BatchItem extends KeptFilm {
  slot: string;
  phase: BatchPhase;
}

export interface BatchState {
  items: readonly BatchItem[];
  /** A lesson is there for this file: it is sent when its turn comes. */
  add(lessonId: string, toSend: FileToSend): void;
  /** What a closed page has left, of lessons that still lack their file. */
  recall(lessonIds: ReadonlySet<string>): void;
  /** The unfinished lesson that this is the file of. */
  lessonOf(file: File): string | undefined;
  resume(slot: string): void;
  /** Stops the upload, and lets go of what arrived. The lesson stays. */
  cancel(slot: string): void;
  /** Takes off the list what has ended. */
  clear(): void;
}
export type BatchStore = StoreApi<BatchState>;

export interface BatchOptions {
  uploads: UploadStore;
  memory: BatchMemory;
  /** Gives the lesson its file. */
  attach(lessonId: string, fileId: string): void;
}

export const slotOf = ({ purpose, lessonId }: Pick<KeptFilm, 'purpose' | 'lessonId'>): string =>
  `${purpose}:${lessonId}`;

/** Many files, of which a few are sent at a time. What is lost with the line keeps its place: the rest would be lost, too. */
const holdsPlace = (uploading: Uploading | undefined): boolean =>
  uploading !== undefined && ['sending', 'waiting', 'failed'].includes(uploading.state.kind);

/** The uploads themselves run where all others do; this says whose turn it is. */
export function createBatch({ uploads, memory, attach }: BatchOptions): BatchStore {
  const files = new Map<string, FileToSend>();
  const uploadingOf = ({ slot }: BatchItem) => uploads.getState().uploads.get(slot);

  const store: BatchStore = createStore((set, get) => ({
    items: [],
    add(lessonId, toSend) {
      const { file, purpose } = toSend;
      const kept = { lessonId, purpose: purpose as KeptFilm['purpose'], name: file.name, bytes: file.size };
      const item: BatchItem = { ...kept, slot: slotOf(kept), phase: 'waiting' };
      files.set(item.slot, toSend);
      memory.note(kept);
      const isKnown = get().items.some(({ slot }) => slot === item.slot);
      set(({ items }) => ({
        items: isKnown ? items.map((one) => (one.slot === item.slot ? item : one)) : [...items, item],
      }));
      goOn();
    },
    recall(lessonIds) {
      const known = new Set(get().items.map(({ lessonId }) => lessonId));
      for (const film of memory.read()) {
        if (known.has(film.lessonId)) continue;
        if (!lessonIds.has(film.lessonId)) memory.forget(film.lessonId);
        else recallOne(film);
      }
    },
    lessonOf: (file) =>
      get().items.find(({ phase, name, bytes }) => phase === 'unfinished' && name === file.name && bytes === file.size)
        ?.lessonId,
    resume(slot) {
      move(slot, 'waiting');
      goOn();
    },
    cancel(slot) {
      const item = get().items.find((one) => one.slot === slot);
      if (item) memory.forget(item.lessonId);
      files.delete(slot);
      set(({ items }) => ({ items: items.filter((one) => one.slot !== slot) }));
      uploads.getState().cancel(slot);
    },
    clear: () => set(({ items }) => ({ items: items.filter((item) => !hasEnded(uploadingOf(item))) })),
  }));

  const move = (slot: string, phase: BatchPhase) =>
    store.setState(({ items }) => ({ items: items.map((item) => (item.slot === slot ? { ...item, phase } : item)) }));

  function recallOne(film: KeptFilm): void {
    const { lessonId, fileId, name } = film;
    const slot = slotOf(film);
    const phase = fileId === undefined ? 'unfinished' : 'begun';
    store.setState(({ items }) => ({ items: [...items, { ...film, slot, phase }] }));
    if (fileId !== undefined) uploads.getState().follow(slot, { id: fileId, name }, ({ id }) => attach(lessonId, id));
  }

  /** Begins what there is room for. */
  function goOn(): void {
    for (const item of store.getState().items) {
      if (store.getState().items.filter((one) => holdsPlace(uploadingOf(one))).length >= MOST_AT_ONCE) return;
      if (item.phase === 'waiting') begin(item);
    }
  }

  function begin({ slot, lessonId }: BatchItem): void {
    const toSend = files.get(slot);
    files.delete(slot);
    move(slot, 'begun');
    if (toSend) uploads.getState().begin(slot, toSend, ({ id }) => attach(lessonId, id));
    else uploads.getState().resume(slot);
  }

  /** What became of the uploads, wherever they were paused, cancelled or ended. */
  function follow(): void {
    for (const item of store.getState().items) {
      const uploading = uploadingOf(item);
      if (item.phase !== 'begun') continue;
      if (!uploading) store.setState(({ items }) => ({ items: items.filter(({ slot }) => slot !== item.slot) }));
      if (!uploading || hasEnded(uploading)) memory.forget(item.lessonId);
      else if (uploading.state.kind === 'checking') noteSent(item, uploading.state.fileId);
    }
    goOn();
  }

  function noteSent({ slot: _slot, phase: _phase, ...film }: BatchItem, fileId: string | undefined): void {
    if (fileId !== undefined) memory.note({ ...film, fileId });
  }

  uploads.subscribe(follow);
  return store;
}

export const hasEnded = (uploading: Uploading | undefined): boolean =>
  uploading?.state.kind === 'ready' || uploading?.state.kind === 'rejected';
