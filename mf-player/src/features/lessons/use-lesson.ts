import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** Signed addresses live for an hour; a lesson is read again before they end. */
const SIGNED_FOR_MS = 50 * 60_000;

export const lessonKey = (lessonId: string): string[] => ['lesson', lessonId];

export function useLesson(lessonId: string) {
  const api = useApi();
  return useQuery({
    queryKey: lessonKey(lessonId),
    queryFn: ({ signal }) => api.getLesson({ params: { id: lessonId }, signal }),
    staleTime: SIGNED_FOR_MS,
  });
}
