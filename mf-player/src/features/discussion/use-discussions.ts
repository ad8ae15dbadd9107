import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { DiscussionSort } from '@stoa/shared/contract/learning/discussion-words.ts';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** Of which texts. `lessonId` left out: of the whole course. */
export interface DiscussionFilters {
  courseId: string;
  lessonId: string | undefined;
  sort: DiscussionSort;
  q: string;
}

const LISTS = 'discussions';
const REPLIES = 'discussion-replies';
const ONE = 'discussion';

export function useDiscussions({ courseId, lessonId, sort, q }: DiscussionFilters) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [LISTS, courseId, { lessonId, sort, q }],
    queryFn: ({ pageParam, signal }) =>
      api.listDiscussions({
        params: { id: courseId },
        query: { sort, lesson_id: lessonId, q: q || undefined, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function useReplies(threadId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [REPLIES, threadId],
    queryFn: ({ pageParam, signal }) =>
      api.listDiscussionReplies({ params: { id: threadId }, query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** The one that the address names, wherever it stands in the list. */
export function useNamedDiscussion(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [ONE, id],
    queryFn: ({ signal }) => api.getDiscussion({ params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    retry: false,
  });
}

type List = InfiniteData<Reply<'listDiscussions'> | Reply<'listDiscussionReplies'>>;

/** Puts a text that changed where it stands, without reading the lists again. */
export function keepDiscussion(queryClient: QueryClient, changed: Discussion): void {
  const swap = (one: Discussion) => (one.id === changed.id ? changed : one);
  for (const key of [LISTS, REPLIES]) {
    queryClient.setQueriesData<List>(
      { queryKey: [key] },
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(swap) })) },
    );
  }
  queryClient.setQueriesData<Discussion>({ queryKey: [ONE] }, (one) => one && swap(one));
}

/** After something came or went: how many replies, what is solved, and what stands in which list. */
export function useRefreshDiscussions() {
  const queryClient = useQueryClient();
  return () => Promise.all([LISTS, REPLIES, ONE].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
