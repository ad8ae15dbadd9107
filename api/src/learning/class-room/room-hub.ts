import type { RoomEvent, RoomEventName } from '@stoa/shared/contract/learning/class-room.ts';
import type { Context } from '../../kernel/context.ts';
import { findEventsAfter, findLastEventId } from './class-room.repository.ts';
import type { RoomEventRow } from './class-room.tables.ts';
import { findRoster, rosterFor } from './roster.ts';
import { dropGone } from './drop-gone.ts';

/** How often a process asks what happened in the rooms to whose pages it speaks. */
const LOOK_MS = 250;
/** How often it looks whose page is gone. */
const SWEEP_MS = 2_000;

export interface Listener {
  seatId: string;
  /** `id`: of an event that is told once; the roster is told as it is by now. */
  send<N extends RoomEventName>(event: { name: N; id?: number; data: RoomEvent<N> }): void;
}

interface Room {
  listeners: Set<Listener>;
  /** The last event that was handed out; undefined: the first look is under way. */
  lastId: number | undefined;
  sweptAt: number;
}

export interface RoomHub {
  /** Hears of what happens from now on, until the answer is called. */
  listen(classId: string, listener: Listener): Promise<() => void>;
  /** Something happened through this process: looks at once. */
  wake(classId: string): void;
  close(): Promise<void>;
}

/**
 * Hands out what is written down of rooms, whichever process wrote it. Only rooms in which this one has listeners are
 * looked at.
 */
export function createRoomHub({ db, log }: Pick<Context, 'db' | 'log'>): RoomHub {
  const rooms = new Map<string, Room>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isNextDue = false;

  /** One look at a time, and at most one more behind it: a slow database gathers no queue. */
  const look = () => {
    if (isNextDue) return;
    isNextDue = true;
    looking = looking.then(() => {
      isNextDue = false;
      return lookAtAll();
    });
  };
  async function lookAtAll(): Promise<void> {
    for (const [classId, room] of rooms) {
      try {
        await lookAt(classId, room);
      } catch (error) {
        log.error({ err: error, classId }, 'a room could not be looked at');
      }
    }
  }

  async function lookAt(classId: string, room: Room): Promise<void> {
    if (room.lastId === undefined) return;
    if (Date.now() - room.sweptAt > SWEEP_MS) {
      room.sweptAt = Date.now();
      await dropGone(db, classId, new Date());
    }
    const events = await findEventsAfter(db, classId, room.lastId);
    const last = events.at(-1);
    if (last === undefined) return;
    room.lastId = last.id;
    // However often it changed, it is told once, and first: signals may come from who just came.
    if (events.some(({ event }) => event === 'roster')) await sendRoster(classId, room);
    for (const event of events) if (event.event !== 'roster') handOut(room, event);
  }

  async function sendRoster(classId: string, { listeners }: Room): Promise<void> {
    const whole = await findRoster(db, classId, new Date());
    for (const listener of listeners) listener.send({ name: 'roster', data: rosterFor(listener.seatId, whole) });
  }

  return {
    async listen(classId, listener) {
      const room = rooms.get(classId) ?? { listeners: new Set(), lastId: undefined, sweptAt: 0 };
      rooms.set(classId, room);
      // At once: whoever leaves during the look below does not take the room along.
      room.listeners.add(listener);
      timer ??= setInterval(look, LOOK_MS).unref();
      const stop = () => {
        room.listeners.delete(listener);
        if (room.listeners.size === 0 && rooms.get(classId) === room) rooms.delete(classId);
        if (rooms.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      try {
        const lastId = await findLastEventId(db, classId);
        // Another listener may have looked sooner.
        room.lastId ??= lastId;
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    wake: (classId) => {
      if (rooms.has(classId)) look();
    },
    async close() {
      clearInterval(timer);
      rooms.clear();
      await looking;
    },
  };
}

function handOut({ listeners }: Room, { id, event, toSeat, body }: RoomEventRow): void {
  for (const listener of listeners) {
    if (toSeat === null || toSeat === listener.seatId) {
      listener.send({ name: event, id, data: body as RoomEvent<typeof event> });
    }
  }
}
