import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createUploadStore, type UploadSlot, type UploadStore } from './upload-store.ts';

const UploadContext = createContext<UploadStore | undefined>(undefined);

interface UploadProviderProps {
  store?: UploadStore;
  /** Addresses between which uploads go on. */
  isOwnPath(path: string): boolean;
  children: ReactNode;
}

/** Holds the uploads of one builder. Leaving while one runs is asked about. */
export function UploadProvider({ store: given, isOwnPath, children }: UploadProviderProps) {
  const api = useApi();
  const { http, navigation } = usePlatform();
  const [store] = useState(
    () =>
      given ??
      createUploadStore({
        getFile: (id) => api.getFile({ params: { id } }),
        openCarrier: async (...asked) => {
          const { openTus } = await import(/* webpackChunkName: "tus" */ './open-tus.ts');
          return openTus(http.headers)(...asked);
        },
      }),
  );
  useEffect(
    () => navigation.guardUnsaved((to) => store.getState().isBusy() && !(to !== undefined && isOwnPath(to))),
    [navigation, store, isOwnPath],
  );
  useEffect(() => {
    const goOn = () => store.getState().resumeFailed();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [store]);
  useEffect(() => () => store.getState().leaveAll(), [store]);
  return <UploadContext.Provider value={store}>{children}</UploadContext.Provider>;
}

export function useUploads(): UploadStore {
  const store = useContext(UploadContext);
  if (!store) throw new Error('useUploads() needs an UploadProvider above it.');
  return store;
}

export const useUploading = (slot: UploadSlot) => useStore(useUploads(), ({ uploads }) => uploads.get(slot));
