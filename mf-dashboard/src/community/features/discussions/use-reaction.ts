import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactionKind } from '@stoa/shared/contract/community/community-words.ts';
import type { Reactions } from '@stoa/shared/contract/community/community.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useChangeLine } from '@stoa/shared/remote/use-change-line.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useCommunityText } from '../../messages/community.ts';
import { refusals } from './refusals.ts';
import { keepReaction, type ReactionOn } from './use-thread.ts';

/**
 * One reaction, shown before the server has it, and taken back when it is refused. Pressed again meanwhile, the last
 * wish is sent after the first.
 */
export function useReaction(on: ReactionOn, { mine, count }: Reactions[ReactionKind]) {
  const api = useApi();
  const { toasts } = usePlatform();
  const refusal = useRefusal(useCommunityText(), refusals);
  const queryClient = useQueryClient();
  const line = useChangeLine();
  const [wish, setWish] = useState<boolean>();
  /** The same, before it is drawn. */
  const wanted = useRef<boolean>(undefined);
  const underWay = useRef(0);
  const isMine = wish ?? mine;

  async function send(isWanted: boolean): Promise<void> {
    const { subject, id, kind } = on;
    const call = isWanted ? api.addReaction : api.removeReaction;
    underWay.current++;
    try {
      const reactions = await line.send(`reaction ${subject} ${id} ${kind}`, () =>
        call({ params: { subject, id, kind }, keepalive: true }),
      );
      if (reactions) keepReaction(queryClient, on, reactions[kind]);
    } catch (error) {
      toasts.show({ kind: 'error', message: refusal(error) });
    }
    underWay.current--;
    if (underWay.current > 0) return;
    wanted.current = undefined;
    setWish(undefined);
  }

  const toggle = () => {
    const next = !(wanted.current ?? mine);
    wanted.current = next;
    setWish(next);
    void send(next);
  };
  return { isMine, count: count + Number(isMine) - Number(mine), toggle };
}
