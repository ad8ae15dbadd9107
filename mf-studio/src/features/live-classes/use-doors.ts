import { useQuery } from '@tanstack/react-query';
import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { untilChange } from '@stoa/shared/remote/live-classes/until-change.ts';
import { isAhead, liveScheduleKey } from '../../builder/use-live-schedule.ts';

/** The classes of a course as those see them who take part: whether I may go in now, and the file for a calendar. */
export function useDoors(courseId: string, { isWanted }: { isWanted: boolean }): ReadonlyMap<string, LiveClass> {
  const api = useApi();
  const { data = none } = useQuery({
    queryKey: [...liveScheduleKey, courseId, 'doors'],
    queryFn: ({ signal }) => api.listCourseClasses({ params: { id: courseId }, signal }),
    enabled: isWanted,
    staleTime: 0,
    refetchInterval: ({ state }) => untilNext(state.data ?? none),
  });
  return new Map(data.map((one) => [one.id, one]));
}

const none: readonly LiveClass[] = [];

/** Milliseconds until a door opens, or a class begins or is over. */
function untilNext(classes: readonly LiveClass[]): number {
  const now = Date.now();
  return Math.min(untilChange(null, now), ...classes.filter(isAhead).map((one) => untilChange(one, now)));
}
