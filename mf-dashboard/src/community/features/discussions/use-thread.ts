import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ContentSubject, ReactionKind } from '@stoa/shared/contract/community/community-words.ts';
import type { CommunityReply, PostThread, Reactions } from '@stoa/shared/contract/community/community.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { postsKey } from './use-posts.ts';

const PER_PAGE = 50;
/** How often an open discussion asks whether there is something new, while it can be seen. */
const LOOK_EVERY_MS = 30_000;

const threadKey = (id: string) => ['community', 'post', id];
const repliesKey = (id: string) => ['community', 'replies', id];

/** The post, asked again while it is looked at: its count of replies tells of new ones. */
export function usePost(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => api.getPost({ params: { id }, signal }),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
}

export function useReplies(postId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: repliesKey(postId),
    queryFn: ({ pageParam, signal }) =>
      api.listReplies({ params: { id: postId }, query: { page: pageParam, per_page: PER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  });
}

/** Reads a discussion again after a change, and has lists read again when they are next looked at. */
export function useRefreshThread(postId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    void queryClient.invalidateQueries({ queryKey: postsKey });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: threadKey(postId) }),
      queryClient.invalidateQueries({ queryKey: repliesKey(postId) }),
    ]);
  }, [queryClient, postId]);
}

type Replies = InfiniteData<Reply<'listReplies'>, number>;

/** Where a reaction belongs. */
export interface ReactionOn {
  subject: ContentSubject;
  id: string;
  postId: string;
  kind: ReactionKind;
}

/** Puts what the server counted at every place where this text is shown; of other kinds a newer answer may be here. */
export function keepReaction(
  queryClient: QueryClient,
  { subject, id, postId, kind }: ReactionOn,
  counted: Reactions[ReactionKind],
): void {
  const changed = <T extends { id: string; reactions: Reactions }>(text: T): T =>
    text.id === id ? { ...text, reactions: { ...text.reactions, [kind]: counted } } : text;
  queryClient.setQueryData<PostThread>(threadKey(postId), (post) => {
    if (!post) return post;
    const accepted_reply = post.accepted_reply && changed<CommunityReply>(post.accepted_reply);
    return subject === 'posts' ? changed(post) : { ...post, accepted_reply };
  });
  queryClient.setQueryData<Replies>(
    repliesKey(postId),
    (replies) =>
      replies && { ...replies, pages: replies.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  );
  void queryClient.invalidateQueries({ queryKey: postsKey, refetchType: 'none' });
}
