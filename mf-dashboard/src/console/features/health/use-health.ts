import { useQuery } from '@tanstack/react-query';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';

export const spans = { '1h': 60, '6h': 360, '24h': 1440, '7d': 10_080 } as const;
export type Span = keyof typeof spans;

const LOOK_EVERY_MS = 10_000;
const LOOK_EVERY_LONG_MS = 60_000;

/** How versions behaved; of all remotes unless named. */
export function useHealth(channel: string, query: { span: Span; name?: string }) {
  const api = usePlatformApi();
  const { span, name } = query;
  return useQuery({
    queryKey: ['releases', 'health', channel, query],
    queryFn: ({ signal }) =>
      api.getHealth({ params: { channel }, query: { minutes: spans[span], ...(name && { name }) }, signal }),
    refetchInterval: span === '1h' ? LOOK_EVERY_MS : LOOK_EVERY_LONG_MS,
    placeholderData: (before) => before,
  });
}
