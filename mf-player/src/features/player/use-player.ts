import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export function usePlayer(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['player', slug],
    queryFn: ({ signal }) => api.getPlayer({ params: { slug }, signal }),
  });
}

export const listLessons = (player: Player): PlayerLesson[] => player.modules.flatMap((module) => module.lessons);

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
