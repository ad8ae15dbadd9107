import { useApi, usePlatform } from '../federation/platform-context.tsx';
import type { FileTransport } from './start-upload.ts';

/** Over tus, as all uploads; its code comes with the first file. */
export function useFileTransport(): FileTransport {
  const api = useApi();
  const { http } = usePlatform();
  return {
    getFile: (id) => api.getFile({ params: { id } }),
    openCarrier: async (...asked) => {
      const { openTus } = await import(/* webpackChunkName: "tus" */ './open-tus.ts');
      return openTus(() => http.headers())(...asked);
    },
  };
}
