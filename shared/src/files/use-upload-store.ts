import { useEffect, useState } from 'react';
import { createUploadStore, type UploadStore } from './upload-store.ts';
import { useFileTransport } from './use-file-transport.ts';

/** A store of uploads, which go on by themselves when the line is back. Whoever holds it says what leaving does to them. */
export function useUploadStore(given?: UploadStore): UploadStore {
  const transport = useFileTransport();
  const [store] = useState(() => given ?? createUploadStore(transport));
  useEffect(() => {
    const goOn = () => store.getState().resumeFailed();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [store]);
  return store;
}
