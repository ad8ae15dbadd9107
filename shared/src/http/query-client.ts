import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** One per remote, made when its code is evaluated, so that coming back to a screen draws from the cache at once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The HTTP client has retried already; here only a lost connection is worth another try.
        retry: (failures, error) => failures < 2 && isApiError(error) && error.code === 'network',
      },
      mutations: { retry: false },
    },
  });
