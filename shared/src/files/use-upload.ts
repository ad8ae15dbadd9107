import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { StoredFile } from '../contract/files/files.ts';
import type { FileToSend } from './start-upload.ts';
import type { Uploading } from './upload-store.ts';
import { useUploadStore } from './use-upload-store.ts';

const ONLY = 'file';

interface Upload {
  /** Undefined before the first. */
  uploading: Uploading | undefined;
  /** Sends a file; one that is under way makes room for it. */
  begin(toSend: FileToSend, onReady: (file: StoredFile) => void): void;
}

/** One file at a time, and how far it has come. Who leaves takes it back. */
export function useUpload(): Upload {
  const store = useUploadStore();
  const uploading = useStore(store, ({ uploads }) => uploads.get(ONLY));
  useEffect(() => () => store.getState().cancel(ONLY), [store]);
  return { uploading, begin: (toSend, onReady) => store.getState().begin(ONLY, toSend, onReady) };
}
