import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Statement } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';

/** Read anew each time it is opened: while one learns it changes by the minute. */
export function useCourseProgress(enrolmentId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['course-progress', enrolmentId],
    queryFn: ({ signal }) => api.getCourseProgress({ params: { id: enrolmentId }, signal }),
    staleTime: 0,
  });
}

const OF_ONE_PAGE = 20;

export function useLessonEvents(lessonId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['lesson-events', lessonId],
    queryFn: ({ pageParam, signal }) =>
      api.listLessonEvents({ params: { id: lessonId }, query: { page: pageParam, per_page: OF_ONE_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page: perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    staleTime: 0,
  });
}

/** All statements of a course, however many answers they come in. */
export async function readStatements(api: Api, enrolmentId: string): Promise<Statement[]> {
  const all: Statement[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { statements, more } = await api.listStatements({
      params: { id: enrolmentId },
      query: after === undefined ? {} : { after },
    });
    all.push(...statements);
    after = more;
  }
  return all;
}
