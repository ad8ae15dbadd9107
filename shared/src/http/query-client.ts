import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

// The library takes every page for online until it hears otherwise, and hears nothing while no screen is mounted.
onlineManager.setEventListener((setOnline) => {
  const follow = () => setOnline(navigator.onLine);
  follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
});

/** One per remote, made when its code is evaluated, so that coming back to a screen draws from the cache at once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A device without a line says so at once, where the library would wait in silence, and reads again when it has one.
        networkMode: 'always',
        refetchOnReconnect: true,
        // The HTTP client has retried already; here only a lost connection is worth another try, while there is one.
        retry: (failures, error) => failures < 2 && isApiError(error) && error.code === 'network' && navigator.onLine,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
