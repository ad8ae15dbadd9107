import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export function usePlayer(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['player', slug],
    queryFn: ({ signal }) => api.getPlayer({ params: { slug }, signal }),
    refetchInterval: ({ state }) => state.data !== undefined && untilOpening(state.data),
  });
}

export const listLessons = (player: Player): PlayerLesson[] => player.modules.flatMap((module) => module.lessons);

const DAY_MS = 86_400_000;

/** Read again when the next lesson opens by the clock; false: none does within a day. */
function untilOpening(player: Player): number | false {
  const times = listLessons(player).flatMap(({ waits_for = [] }) =>
    waits_for.flatMap((wait) => (wait.kind === 'time' ? Date.parse(wait.at) - Date.now() : [])),
  );
  const next = Math.min(...times.filter((ms) => ms > 0));
  return next < DAY_MS && next + 1000;
}

/** What was completed just now may be what others wait for. */
export const opensOthers = (player: Player, { lessons }: ProgressReply): boolean =>
  listLessons(player).some((lesson) => lesson.waits_for?.length) &&
  lessons.some(
    ({ lesson_id, progress }) =>
      progress.completed && !listLessons(player).find(({ id }) => id === lesson_id)?.progress.completed,
  );

/** Puts what the server derived from new events into the course on screen, without reading all of it again. */
export function acceptProgress(queryClient: QueryClient, slug: string, reply: ProgressReply): void {
  const progressOf = new Map(reply.lessons.map(({ lesson_id, progress }) => [lesson_id, progress]));
  queryClient.setQueriesData<Player>({ queryKey: ['player', slug] }, (player) => {
    if (!player?.enrollment) return player;
    return {
      ...player,
      enrollment: reply.enrollment,
      certificate_slug: reply.certificate_slug ?? player.certificate_slug,
      modules: player.modules.map((module) => ({
        ...module,
        lessons: module.lessons.map((lesson) => ({
          ...lesson,
          progress: progressOf.get(lesson.id) ?? lesson.progress,
        })),
      })),
    };
  });
}
