import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { UploadSlot, UploadStore } from '@stoa/shared/files/upload-store.ts';
import { useUploadStore } from '@stoa/shared/files/use-upload-store.ts';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';

const UploadContext = createContext<UploadStore | undefined>(undefined);

interface UploadProviderProps {
  store?: UploadStore;
  /** Addresses between which uploads go on. */
  isOwnPath(path: string): boolean;
  children: ReactNode;
}

/** Holds the uploads of one builder. Leaving while one runs is asked about. */
export function UploadProvider({ store: given, isOwnPath, children }: UploadProviderProps) {
  const { navigation } = usePlatform();
  const store = useUploadStore(given);
  useEffect(
    () => navigation.guardUnsaved((to) => store.getState().isBusy() && !(to !== undefined && isOwnPath(to))),
    [navigation, store, isOwnPath],
  );
  useEffect(() => () => store.getState().leaveAll(), [store]);
  return <UploadContext.Provider value={store}>{children}</UploadContext.Provider>;
}

export function useUploads(): UploadStore {
  const store = useContext(UploadContext);
  if (!store) throw new Error('useUploads() needs an UploadProvider above it.');
  return store;
}

export const useUploading = (slot: UploadSlot) => useStore(useUploads(), ({ uploads }) => uploads.get(slot));
