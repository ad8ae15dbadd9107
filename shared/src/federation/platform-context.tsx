import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createApi, type Api } from '../http/api.ts';
import type { Platform, Session } from './platform.ts';

const PlatformContext = createContext<Platform | undefined>(undefined);
export const PlatformProvider = PlatformContext.Provider;

/** The shell's gift to this remote. @throws outside a mounted remote. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform() needs a PlatformProvider above it.');
  return platform;
}

export function useSession(): Session {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Names the screen in the tab; nothing while its data is not there yet. */
export function useScreenTitle(title: string | undefined): void {
  const { navigation } = usePlatform();
  useEffect(() => {
    if (title) navigation.nameScreen(title);
  }, [navigation, title]);
}

const clients = new WeakMap<Platform['http'], Api>();

/** Typed calls to the marketplace API. */
export function useApi(): Api {
  const { http } = usePlatform();
  return useMemo(() => {
    const api = clients.get(http) ?? createApi(http);
    clients.set(http, api);
    return api;
  }, [http]);
}
