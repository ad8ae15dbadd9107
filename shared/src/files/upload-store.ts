import type { StoredFile } from '../contract/files/files.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { startUpload, type FileToSend, type FileTransport, type UploadHandle } from './start-upload.ts';
import { isUnderWay, nextUploadState, type UploadState } from './upload-state.ts';

/** Where a file belongs: `cover`, `video:<lesson id>`. One upload at a time runs for each. */
export type UploadSlot = string;

export interface Uploading {
  name: string;
  state: UploadState;
}

interface UploadStoreState {
  uploads: ReadonlyMap<UploadSlot, Uploading>;
  begin(slot: UploadSlot, toSend: FileToSend, onReady: (file: StoredFile) => void): void;
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

  return createStore((set, get) => ({
    uploads: new Map(),

    begin(slot, toSend, onReady) {
      handles.get(slot)?.cancel();
      const start: UploadState = { kind: 'sending', sent: 0, total: toSend.file.size };
      set(({ uploads }) => ({ uploads: new Map(uploads).set(slot, { name: toSend.file.name, state: start }) }));
      const handle = startUpload({
        ...transport,
        toSend,
        tell: (event) => {
          const uploading = get().uploads.get(slot);
          // News of an upload that another one has replaced.
          if (!uploading || handles.get(slot) !== handle) return;
          const state = nextUploadState(uploading.state, event);
          if (state === uploading.state) return;
          set(({ uploads }) => ({ uploads: new Map(uploads).set(slot, { ...uploading, state }) }));
          if (state.kind === 'ready') onReady(state.file);
        },
      });
      handles.set(slot, handle);
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
  }));
}
