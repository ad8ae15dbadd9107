import { useMemo } from 'react';
import { createPlatformApi, type PlatformApi } from '../http/platform-api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { usePlatform } from './platform-context.tsx';

const clients = new WeakMap<HttpClient, PlatformApi>();

/** Typed calls to the release platform, for who holds `manage-releases`. */
export function usePlatformApi(): PlatformApi {
  const { http } = usePlatform();
  return useMemo(() => {
    const api = clients.get(http) ?? createPlatformApi(http);
    clients.set(http, api);
    return api;
  }, [http]);
}
