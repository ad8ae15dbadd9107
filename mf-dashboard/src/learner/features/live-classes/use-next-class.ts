import { useQuery } from '@tanstack/react-query';
import type { NextLiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { untilChange } from '@stoa/shared/remote/live-classes/until-change.ts';

export const nextClassKey = ['enrolments', 'next-class'];

/**
 * The live class that is on or comes next; null: there is none. Asked for again when the door opens, when it begins and
 * when it ends, so that what one may do changes without a reload. Below 'enrolments': enrolling brings new classes.
 */
export function useNextClass() {
  const api = useApi();
  return useQuery({
    queryKey: nextClassKey,
    queryFn: async ({ signal }): Promise<NextLiveClass | null> =>
      (await api.listNextClasses({ query: { limit: 1 }, signal }))[0] ?? null,
    refetchInterval: ({ state }) => untilChange(state.data, Date.now()),
  });
}
