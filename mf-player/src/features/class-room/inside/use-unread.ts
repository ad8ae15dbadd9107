import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { RoomSession } from '../session/room-session.ts';
import type { RoomState } from '../session/room-state.ts';

const lastOf = ({ lines }: RoomState): number => lines.at(-1)?.id ?? 0;

/** How many lines of chat came since it was last looked at; `look` says that it is. */
export function useUnread({ store }: RoomSession, isLookedAt: boolean): { unread: number; look(): void } {
  const lines = useStore(store, (state) => state.lines);
  const [seenId, setSeenId] = useState(() => lastOf(store.getState()));
  useEffect(() => (isLookedAt ? store.subscribe((state) => setSeenId(lastOf(state))) : undefined), [store, isLookedAt]);
  const unread = isLookedAt ? 0 : lines.filter(({ id }) => id > seenId).length;
  return { unread, look: () => setSeenId(lastOf(store.getState())) };
}
