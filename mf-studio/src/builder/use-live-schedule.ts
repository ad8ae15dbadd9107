import { useQuery } from '@tanstack/react-query';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { untilChange } from '@stoa/shared/remote/live-classes/until-change.ts';

export const liveScheduleKey = ['live-schedule'];

interface LiveScheduleOptions {
  /** Nobody asks where no class can be. */
  isWanted?: boolean;
}

/** The live classes of a course, and the rooms they can be held in. */
export function useLiveSchedule(courseId: string, { isWanted = true }: LiveScheduleOptions = {}) {
  const api = useApi();
  return useQuery({
    queryKey: [...liveScheduleKey, courseId],
    queryFn: ({ signal }) => api.listLiveSchedule({ params: { id: courseId }, signal }),
    enabled: isWanted,
    // Others of its team plan, too.
    staleTime: 0,
    refetchInterval: ({ state }) => untilNext(state.data?.classes ?? []),
  });
}

export const isAhead = ({ status }: Pick<PlannedClass, 'status'>): boolean =>
  status === 'upcoming' || status === 'live';

/** Milliseconds until a class begins or is over. */
function untilNext(classes: readonly PlannedClass[]): number {
  const now = Date.now();
  const changes = classes
    .filter(isAhead)
    .map((planned) => untilChange({ ...planned, opens_at: planned.starts_at, can_join: true }, now));
  return Math.min(untilChange(null, now), ...changes);
}
