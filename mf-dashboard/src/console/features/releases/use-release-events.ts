import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { EVENTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { statusKey } from './use-releases.ts';

/** Reads everything about releases again as soon as the channel changes. A hidden page does not listen. */
export function useReleaseEvents(channel: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let events: EventSource | undefined;
    const hear = ({ data }: MessageEvent<string>) => {
      const known = queryClient.getQueryData<ChannelStatus>(statusKey(channel))?.document.revision;
      if (known === revisionIn(data)) return;
      void queryClient.invalidateQueries({ queryKey: ['releases'] });
    };
    const follow = () => {
      events?.close();
      events = undefined;
      if (document.hidden) return;
      events = new EventSource(`${EVENTS_PATH}?channel=${encodeURIComponent(channel)}`);
      events.addEventListener('release', hear);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      events?.close();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [channel, queryClient]);
}

function revisionIn(data: string): unknown {
  try {
    return (JSON.parse(data) as { revision?: unknown } | null)?.revision;
  } catch {
    return undefined;
  }
}
