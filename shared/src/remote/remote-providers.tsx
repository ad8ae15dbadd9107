import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePlatform, usePreferences, useSession } from '../federation/platform-context.tsx';
import type { Session } from '../federation/platform.ts';
import type { HttpClient } from '../http/http-client.ts';
import { createQueryClient } from '../http/query-client.ts';
import { useUiText } from '../i18n/messages/ui.ts';
import { StoaProvider } from '../ui/stoa-provider.tsx';

/**
 * What stands above the routes in every remote's `App`: the theme, and one query cache per remote that outlives its
 * mounts, so that coming back to a screen draws at once. Another person gets another cache, and what stands is drawn
 * anew with it: nobody sees what was read for somebody else. (In tests each platform is new, and so is its cache.)
 */
export function RemoteProviders({ children }: { children: ReactNode }) {
  const { http, styleNonce } = usePlatform();
  const { colorScheme, direction } = usePreferences();
  // Before anything is drawn, so that no message of an error or a dialog has to wait for its words.
  useUiText();
  const { queryClient, turn } = cacheFor(http, ownerOf(useSession()));
  return (
    <StoaProvider styleNonce={styleNonce} colorScheme={colorScheme} direction={direction}>
      {/* What has asked one client goes on asking it, whichever comes after. */}
      <QueryClientProvider key={turn} client={queryClient}>
        {children}
      </QueryClientProvider>
    </StoaProvider>
  );
}

/** Somebody is signed in, and who it is comes with the start-up call; their token is sent already. */
const SOMEBODY = 'somebody';

const ownerOf = ({ state, user }: Session): string => (state === 'guest' ? 'guest' : (user?.id ?? SOMEBODY));

interface Cache {
  owner: string;
  queryClient: QueryClient;
  /** Counts the caches that this page has had. */
  turn: number;
}
const caches = new WeakMap<HttpClient, Cache>();

function cacheFor(http: HttpClient, owner: string): Cache {
  const kept = caches.get(http);
  const isTheirs = kept?.owner === owner || (kept?.owner === SOMEBODY && owner !== 'guest');
  const cache =
    kept && isTheirs ? { ...kept, owner } : { owner, queryClient: createQueryClient(), turn: (kept?.turn ?? 0) + 1 };
  caches.set(http, cache);
  return cache;
}
