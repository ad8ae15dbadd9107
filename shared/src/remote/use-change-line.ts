import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '../federation/platform-context.tsx';
import { createChangeLine, type ChangeLine } from './change-line.ts';

const lines = new WeakMap<QueryClient, ChangeLine>();

/** The line of a remote's small changes. What waits when its person leaves is sent in nobody else's name. */
export function useChangeLine(): ChangeLine {
  const queryClient = useQueryClient();
  const { session } = usePlatform();
  return useMemo(() => {
    const line = lines.get(queryClient) ?? createChangeLine();
    lines.set(queryClient, line);
    const whoIsHere = () => session.get().user?.id;
    return {
      send(thing, call) {
        const owner = whoIsHere();
        return line.send(thing, async () => (whoIsHere() === owner ? call() : undefined));
      },
    };
  }, [queryClient, session]);
}
