import {
  onlineManager,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

// The library takes every page for online until it hears otherwise, and hears nothing while no screen is mounted.
onlineManager.setEventListener((setOnline) => {
  const follow = () => setOnline(navigator.onLine);
  // Where views are drawn ahead there is no line that could break.
  if (typeof window === 'undefined') return undefined;
  follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
});

/**
 * What was changed is read after the change. By itself the library lets an invalidation join the first reading of a query,
 * which may have been answered before: a new row would be missing from its list until somebody reads that again.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType, ...matching } = (filters ?? {}) as InvalidateQueryFilters;
    // Only of those that are read anew right after; nobody else's reading is broken off.
    const isReadAnew = (refetchType ?? 'active') !== 'none';
    for (const query of isReadAnew ? this.getQueryCache().findAll({ ...matching, type: 'active' }) : []) {
      const { data, fetchStatus } = query.state;
      // At once, and without a word to those who draw it: they are waiting still.
      if (data === undefined && fetchStatus !== 'idle') void query.cancel({ revert: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/** One per remote, made when its code is evaluated, so that coming back to a screen draws from the cache at once. */
export const createQueryClient = (): QueryClient =>
  new FreshQueryClient({
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
