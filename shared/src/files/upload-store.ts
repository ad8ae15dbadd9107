import type { StoredFile } from '../contract/files/files.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { alreadySent } from './already-sent.ts';
import { startUpload, type FileToSend, type FileTransport, type UploadHandle } from './start-upload.ts';
import { isUnderWay, nextUploadState, type UploadState } from './upload-state.ts';

/** Where a file belongs: `cover`, `video:<lesson id>`. One upload at a time runs for each. */
export type UploadSlot = string;

export interface Uploading {
  name: string;
  state: UploadState;
}

/** A file of which every byte is on the server. */
export interface SentFile {
  id: string;
  name: string;
}

interface UploadStoreState {
  uploads: ReadonlyMap<UploadSlot, Uploading>;
  begin(slot: UploadSlot, toSend: FileToSend, onReady: (file: StoredFile) => void): void;
  /** Waits for the verdict on a file that was sent by a page that is closed since. */
  follow(slot: UploadSlot, sent: SentFile, onReady: (file: StoredFile) => void): void;
  pause(slot: UploadSlot): void;
  resume(slot: UploadSlot): void;
  cancel(slot: UploadSlot): void;
  /** The line is back. */
  resumeFailed(): void;
  /** What showed them is left. */
  leaveAll(): void;
  isBusy(): boolean;
}
export type UploadStore = StoreApi<UploadStoreState>;

/** Uploads go on while another part of the screen is looked at, so they live above all parts. */
export function createUploadStore(transport: FileTransport): UploadStore {
  const handles = new Map<UploadSlot, UploadHandle>();

  return createStore((set, get) => {
    const show = (slot: UploadSlot, uploading: Uploading) =>
      set(({ uploads }) => ({ uploads: new Map(uploads).set(slot, uploading) }));

    function start(slot: UploadSlot, toSend: FileToSend, by: FileTransport, onReady: (file: StoredFile) => void): void {
      handles.get(slot)?.cancel();
      const begun: UploadState = { kind: 'sending', sent: 0, total: toSend.file.size };
      show(slot, { name: toSend.file.name, state: begun });
      const handle = startUpload({
        ...by,
        toSend,
        tell: (event) => {
          const uploading = get().uploads.get(slot);
          // News of an upload that another one has replaced.
          if (!uploading || handles.get(slot) !== handle) return;
          const state = nextUploadState(uploading.state, event);
          if (state === uploading.state) return;
          show(slot, { ...uploading, state });
          if (state.kind === 'ready') onReady(state.file);
        },
      });
      handles.set(slot, handle);
    }

    return {
      uploads: new Map(),
      begin: (slot, toSend, onReady) => start(slot, toSend, transport, onReady),
      follow: (slot, sent, onReady) => {
        const { toSend, openCarrier } = alreadySent(sent);
        start(slot, toSend, { ...transport, openCarrier }, onReady);
      },
      pause: (slot) => handles.get(slot)?.pause(),
      resume: (slot) => handles.get(slot)?.resume(),
      cancel(slot) {
        handles.get(slot)?.cancel();
        handles.delete(slot);
        set(({ uploads }) => {
          const rest = new Map(uploads);
          rest.delete(slot);
          return { uploads: rest };
        });
      },
      resumeFailed() {
        for (const [slot, { state }] of get().uploads) if (state.kind === 'failed') handles.get(slot)?.resume();
      },
      leaveAll() {
        for (const handle of handles.values()) handle.leave();
        handles.clear();
      },
      isBusy: () => [...get().uploads.values()].some(({ state }) => isUnderWay(state)),
    };
  });
}
