import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ContentSubject, ReactionKind } from '@stoa/shared/contract/community/community-words.ts';
import type { Reactions } from '@stoa/shared/contract/community/community.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCommunityText } from '../../messages/community.ts';
import { refusals } from './refusals.ts';
import { keepReactions } from './use-thread.ts';

interface ReactionOn {
  subject: ContentSubject;
  id: string;
  postId: string;
  kind: ReactionKind;
}

/**
 * One reaction, shown before the server has it, and taken back when it is refused. Pressed again meanwhile, the last
 * wish is sent after the first.
 */
export function useReaction(on: ReactionOn, { mine, count }: Reactions[ReactionKind]) {
  const api = useApi();
  const { toasts } = usePlatform();
  const refusal = useRefusal(useCommunityText(), refusals);
  const queryClient = useQueryClient();
  const [wish, setWish] = useState<boolean>();
  const wanted = useRef<boolean>(undefined);
  const isMine = wish ?? mine;

  async function send(from: boolean): Promise<void> {
    let now = from;
    try {
      while (wanted.current !== undefined && wanted.current !== now) {
        now = wanted.current;
        const call = now ? api.addReaction : api.removeReaction;
        const { subject, id, kind } = on;
        keepReactions(queryClient, on, await call({ params: { subject, id, kind } }));
      }
    } catch (error) {
      toasts.show({ kind: 'error', message: refusal(error) });
    } finally {
      wanted.current = undefined;
      setWish(undefined);
    }
  }

  const toggle = () => {
    const isSending = wanted.current !== undefined;
    wanted.current = !isMine;
    setWish(!isMine);
    if (!isSending) void send(mine);
  };
  return { isMine, count: count + Number(isMine) - Number(mine), toggle };
}
