import { useState } from 'react';
import type { CommunityReply, PostThread } from '@stoa/shared/contract/community/community.ts';
import type { useReplies } from './use-thread.ts';

type Fetched = ReturnType<typeof useReplies>;

/**
 * The replies that stand on the page. New ones wait until their reader asks for them, so that nothing moves under the
 * eyes: replies stand oldest first and none ever goes, so the first `revealed` of them are always the same.
 */
export function useRevealedReplies(replies: Fetched, post: PostThread) {
  const { data, fetchNextPage, hasNextPage, refetch } = replies;
  const [chosen, setChosen] = useState<number>();
  const first = data?.pages[0]?.total ?? 0;
  const [start, setStart] = useState<number>();
  if (data && start === undefined) setStart(first);
  const revealed = chosen ?? start ?? 0;
  const loaded = data?.pages.flatMap((page) => page.items) ?? [];
  const total = Math.max(post.reply_total, data?.pages.at(-1)?.total ?? 0);

  /** Shows everything there is. Resolves to the first reply that was not there before. */
  async function reveal(): Promise<CommunityReply | undefined> {
    let now: Pick<Fetched, 'data' | 'isError'> = await refetch();
    while (!now.isError && isCutOff(now.data?.pages.at(-1))) now = await fetchNextPage();
    const all = now.data?.pages.flatMap((page) => page.items) ?? [];
    setChosen(all.length);
    return all[revealed];
  }
  return {
    shown: loaded.slice(0, revealed),
    hasMore: hasNextPage && loaded.length < revealed,
    newCount: data ? Math.max(0, total - revealed) : 0,
    reveal,
  };
}

const isCutOff = (last: { page: number; per_page: number; total: number } | undefined): boolean =>
  last !== undefined && last.page * last.per_page < last.total;
