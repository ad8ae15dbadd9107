import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePlatform } from '../federation/platform-context.tsx';
import type { HttpClient } from '../http/http-client.ts';
import { createQueryClient } from '../http/query-client.ts';
import { StoaProvider } from '../ui/stoa-provider.tsx';

const queryClients = new WeakMap<HttpClient, QueryClient>();

/**
 * What stands above the routes in every remote's `App`: the theme, and one query cache per remote that outlives its
 * mounts, so that coming back to a screen draws at once. (In tests each platform is new, and so is its cache.)
 */
export function RemoteProviders({ children }: { children: ReactNode }) {
  const { http, styleNonce } = usePlatform();
  const queryClient = queryClients.get(http) ?? createQueryClient();
  queryClients.set(http, queryClient);
  return (
    <StoaProvider styleNonce={styleNonce}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StoaProvider>
  );
}
