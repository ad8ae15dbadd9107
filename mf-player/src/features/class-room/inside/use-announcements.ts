import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { ChatLine, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { useClassRoomText } from '../../../messages/class-room.ts';
import type { RoomSession } from '../session/room-session.ts';
import { firstState, type RoomState } from '../session/room-state.ts';

/** What happened in the room, said to those who do not see it; what concerns this person is shown to all. */
export function useAnnouncements({ store }: RoomSession): string {
  const t = useClassRoomText();
  const { toasts } = usePlatform();
  const [said, setSaid] = useState('');
  const tell = useRef<(now: RoomState, before: RoomState) => void>(() => undefined);
  useEffect(() => {
    tell.current = (now, before) => {
      if (now.timesMuted > before.timesMuted) toasts.show({ kind: 'info', message: t('told.muted') });
      const [is, was] = [now.own?.on_stage, before.own?.on_stage];
      if (is !== undefined && was !== undefined && is !== was && before.phase === 'inside') {
        toasts.show({ kind: 'info', message: t(is ? 'told.onStage' : 'told.inAudience') });
      }
      if (now.rules.is_recorded !== before.rules.is_recorded) {
        const key = now.rules.is_recorded ? 'told.recorded' : 'told.recordedNoMore';
        toasts.show({ kind: 'info', message: t(key) });
      }
      const line = newLineOf(now, before);
      if (line) setSaid(t('told.line', { name: line.from.full_name, text: line.text }));
      const news = newsOf(now, before);
      if (news) setSaid(t(news.key, { name: news.seat.person.full_name }));
    };
  });
  useEffect(() => {
    // Whoever comes in hears what holds by then.
    tell.current(store.getState(), firstState);
    return store.subscribe((now, before) => tell.current(now, before));
  }, [store]);
  return said;
}

/** The last that somebody else wrote while this page was here: what was written before is not read out. */
function newLineOf({ lines, oldLineId, own }: RoomState, before: RoomState): ChatLine | undefined {
  if (lines === before.lines || oldLineId === undefined) return undefined;
  const known = Math.max(oldLineId, before.lines.at(-1)?.id ?? 0);
  return lines.findLast(({ id, from }) => id > known && from.id !== own?.person.id);
}

type News = { key: 'told.came' | 'told.left' | 'told.hand' | 'told.waits'; seat: Seat };

/** Of several things at once the one that asks for something. */
function newsOf(now: RoomState, before: RoomState): News | undefined {
  if (now.seats === before.seats || before.seats.length === 0) return undefined;
  const known = new Map(before.seats.map((seat) => [seat.id, seat]));
  const others = now.seats.filter(({ id }) => id !== now.own?.id);
  const waits = others.find((seat) => seat.is_waiting && !known.has(seat.id));
  if (waits) return { key: 'told.waits', seat: waits };
  const hand = others.find((seat) => seat.hand_at !== null && known.get(seat.id)?.hand_at == null);
  if (hand) return { key: 'told.hand', seat: hand };
  const came = others.find((seat) => !seat.is_waiting && known.get(seat.id)?.is_waiting !== false);
  if (came) return { key: 'told.came', seat: came };
  const here = new Set(now.seats.map(({ id }) => id));
  // Who lost the line has another seat now.
  const left = before.seats.find(({ id, is_waiting }) => !is_waiting && !here.has(id) && id !== before.own?.id);
  return left && { key: 'told.left', seat: left };
}
