import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';

/** Also kept fresh by server-sent events; this is for health, and for the day that line is broken. */
const LOOK_EVERY_MS = 10_000;

export function useChannels() {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'channels'],
    queryFn: ({ signal }) => api.listChannels({ signal }),
    staleTime: 60_000,
  });
}

/** The channel of the address; else the one this page itself came from. */
export function useChannelName(): string {
  const [search] = useSearchParams();
  const { release } = usePlatform();
  const { data } = useChannels();
  const asked = search.get('channel');
  if (asked) return asked;
  const names = data?.channels.map(({ channel }) => channel) ?? [];
  return names.find((name) => name === release.channel) ?? names[0] ?? release.channel;
}

export const statusKey = (channel: string) => ['releases', 'status', channel] as const;

export function useStatus(channel: string) {
  const api = usePlatformApi();
  return useQuery({
    queryKey: statusKey(channel),
    queryFn: ({ signal }) => api.getStatus({ params: { channel }, signal }),
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    // Also asked for while offline, so that what is shown is called old.
    networkMode: 'always',
  });
}

export function useChanges(channel: string, query: { limit: number; name?: string }) {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'changes', channel, query],
    queryFn: ({ signal }) => api.listChanges({ params: { channel }, query, signal }),
    select: ({ changes }) => changes,
    placeholderData: (before) => before,
  });
}

/** Enough of one remote's past to mark it in charts and to know what was live. */
export const useNamedChanges = (channel: string, name: string) => useChanges(channel, { limit: 50, name });

export function useProposals(channel: string) {
  const api = usePlatformApi();
  return useQuery({
    queryKey: ['releases', 'proposals', channel],
    queryFn: ({ signal }) => api.listProposals({ params: { channel }, signal }),
    select: ({ proposals }) => proposals.filter(({ state }) => state === 'open'),
    refetchInterval: 30_000,
  });
}
