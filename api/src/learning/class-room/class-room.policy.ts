import type { RoomEvent } from '@stoa/shared/contract/learning/class-room.ts';
import { HEARTBEAT_S, ROOM_SEATS, STAGE_SEATS } from '@stoa/shared/contract/learning/class-words.ts';
import type { Leaving, SeatRow } from './class-room.tables.ts';

/** A page that says nothing for so long is gone. Browsers let pages that nobody looks at speak but once a minute. */
export const SILENT_S = 6 * HEARTBEAT_S;
/** One that hears nothing any more comes back within that time, or is gone. */
export const STREAM_LOST_S = 8;

type Seen = Pick<SeatRow, 'leftAt' | 'seenAt' | 'streamLostAt'>;

export function isHere({ leftAt, seenAt, streamLostAt }: Seen, now: Date): boolean {
  const agoS = (moment: Date): number => (now.getTime() - moment.getTime()) / 1000;
  return leftAt === null && agoS(seenAt) < SILENT_S && (streamLostAt === null || agoS(streamLostAt) < STREAM_LOST_S);
}

/** Whether a page must hear why its seat is gone: it need not come back by itself. */
export const isToldWhy = (why: Leaving | null): why is RoomEvent<'left'>['why'] =>
  why !== null && why !== 'left' && why !== 'gone';

/** How many learners more may sit inside, or wait in front: hosts always have room. */
export const seatsLeft = (beside: readonly Pick<SeatRow, 'role'>[]): number =>
  ROOM_SEATS - beside.filter(({ role }) => role === 'learner').length;

type Placed = Pick<SeatRow, 'role' | 'isWaiting' | 'onStage'>;

/** Whether one more is seen and heard by all. A place is kept for a host until one has it. */
export function hasPlaceOnStage(seats: readonly Placed[], role: SeatRow['role']): boolean {
  const taken = seats.filter(({ onStage }) => onStage);
  const kept = role === 'host' || taken.some((seat) => seat.role === 'host') ? 0 : 1;
  return taken.length + kept < STAGE_SEATS;
}

/** Longer gaps between two signs of life were not spent in the room. */
const COUNTED_S = 2 * HEARTBEAT_S;

/** Seconds between two signs of life that count as spent in the room. */
export const secondsBetween = (before: Date, now: Date): number =>
  Math.max(0, Math.min(COUNTED_S, Math.round((now.getTime() - before.getTime()) / 1000)));
