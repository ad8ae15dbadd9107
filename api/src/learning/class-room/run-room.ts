import type { HostAction } from '@stoa/shared/contract/learning/class-room.ts';
import { STAGE_SEATS } from '@stoa/shared/contract/learning/class-words.ts';
import type { WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { forbidden, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { completeAttended } from '../attendance/attended-lessons.ts';
import { comeIn } from '../attendance/join-class.ts';
import { countJoined, lockClass } from '../attendance/attendance.repository.ts';
import { hasPlaceOnStage, isHere, seatsLeft } from './class-room.policy.ts';
import { findSeats, giveUp, lockRoom, tellRoom, updateRoom, updateSeats, wasRemoved } from './class-room.repository.ts';
import type { Leaving, SeatRow } from './class-room.tables.ts';
import { requireRoom } from './enter-room.ts';
import { requireInside } from './keep-seat.ts';
import { findChat } from './roster.ts';

interface Running {
  tx: Database;
  classId: string;
  /** How many learners may come in; null: as many as the room holds. */
  capacity: number | null;
  /** Who is there, the host among them; those who came first before the others. */
  seats: readonly SeatRow[];
  now: Date;
}

const silent = { microphone: false, camera: false, screen: false };

/**
 * What a host does. Of a seat that was given up meanwhile it changes nothing.
 *
 * @throws `forbidden` to learners, and to who holds the class no longer
 */
export async function runRoom(
  reach: WithNouns,
  viewer: Viewer,
  { id, action }: { id: string; action: HostAction },
  now = new Date(),
): Promise<{ ok: true }> {
  const { db } = reach;
  const own = await requireInside(db, viewer, id);
  if (own.role !== 'host' || !(await requireRoom(reach, viewer, own.classId)).isHosted) throw forbidden();
  const { classId } = own;
  const { courseId, waited } = await db.transaction(async (tx) => {
    // The class before its room: whoever enters takes them in this order, too.
    const liveClass = await lockClass(tx, classId);
    if (liveClass === undefined) throw notFound();
    const { courseId, capacity } = liveClass;
    await lockRoom(tx, classId);
    const seats = (await findSeats(tx, classId)).filter((seat) => isHere(seat, now));
    await act({ tx, classId, capacity, seats, now }, action);
    await tellRoom(tx, classId, [{ event: 'roster' }]);
    return { courseId, waited: seats.filter(({ isWaiting }) => isWaiting) };
  });
  // Who was let in has come to the class.
  if (lets(action)) {
    for (const { userId } of waited) await completeAttended(reach, { userId, courseId });
  }
  return { ok: true };
}

const lets = (action: HostAction): boolean =>
  action.do === 'let_in' || action.do === 'let_all_in' || (action.do === 'set' && isOpening(action.rules));
const isOpening = (rules: RulesToSet): boolean => rules.has_waiting_room === false;

type RulesToSet = Extract<HostAction, { do: 'set' }>['rules'];

async function act(running: Running, action: HostAction): Promise<void> {
  const { tx, seats } = running;
  const named = 'seat_id' in action ? seats.find(({ id }) => id === action.seat_id) : undefined;
  const learners = seats.filter(({ role, isWaiting }) => role === 'learner' && !isWaiting);
  switch (action.do) {
    case 'let_in':
      return letIn(running, named?.isWaiting ? [named] : []);
    case 'let_all_in':
      return letAllIn(running);
    case 'turn_away':
      return sendOut(running, named?.isWaiting ? [named] : [], 'turned_away');
    case 'remove':
      return sendOut(running, named?.role === 'learner' ? [named] : [], 'removed');
    case 'mute':
      return mute(running, named ? [named] : []);
    case 'mute_all':
      return mute(running, learners);
    case 'to_stage':
      return toStage(running, named);
    case 'to_audience':
      return updateSeats(tx, named?.role === 'learner' ? [named.id] : [], { onStage: false, ...silent });
    case 'lower_hand':
      return updateSeats(tx, named ? [named.id] : [], { handAt: null });
    case 'set':
      return setRules(running, action.rules);
    case 'end':
      return end(running);
  }
}

/**
 * Where nobody waits any more, those who do come in, as far as there is room. The others go on waiting, as do those whom a
 * host sent out.
 */
async function setRules(running: Running, rules: RulesToSet): Promise<void> {
  const { has_waiting_room: hasWaitingRoom, is_chat_open: isChatOpen } = rules;
  await updateRoom(running.tx, running.classId, {
    ...(hasWaitingRoom !== undefined && { hasWaitingRoom }),
    ...(isChatOpen !== undefined && { isChatOpen }),
  });
  if (!isOpening(rules)) return;
  const expected: SeatRow[] = [];
  for (const seat of waitingIn(running)) {
    if (!(await wasRemoved(running.tx, seat.classId, seat.userId))) expected.push(seat);
  }
  await letIn(running, await admissible(running, expected));
}

/** As many as have room. @throws `class_full` where nobody has */
async function letAllIn(running: Running): Promise<void> {
  const waiting = waitingIn(running);
  const fitting = await admissible(running, waiting);
  // If there is no room for anybody, the first is told so.
  return letIn(running, fitting.length > 0 ? fitting : waiting.slice(0, 1));
}

const waitingIn = ({ seats }: Running): SeatRow[] => seats.filter(({ isWaiting }) => isWaiting);

/** Of those who wait as many as have room, in the order in which they asked. */
async function admissible({ tx, classId, capacity, seats }: Running, waiting: readonly SeatRow[]): Promise<SeatRow[]> {
  const places = capacity === null ? waiting.length : capacity - (await countJoined(tx, classId));
  return waiting.slice(0, Math.max(0, Math.min(places, seatsLeft(insideOf(seats)))));
}

/** They have come when they first asked: a host who is late makes nobody late. @throws `class_full` */
async function letIn({ tx, classId, seats, now }: Running, waiting: readonly SeatRow[]): Promise<void> {
  const inside = insideOf(seats);
  if (waiting.length > seatsLeft(inside)) throw new Problem('class_full', 'This class is full.');
  for (const seat of waiting) {
    await comeIn(tx, { userId: seat.userId, classId, joinedAt: seat.enteredAt, now });
    const placed = { ...seat, isWaiting: false, onStage: hasPlaceOnStage(inside, 'learner') };
    inside.push(placed);
    await updateSeats(tx, [seat.id], { isWaiting: false, onStage: placed.onStage, seenAt: now });
  }
  const lines = await findChat(tx, classId);
  await tellRoom(
    tx,
    classId,
    waiting.map(({ id: toSeat }) => ({ event: 'chat' as const, toSeat, body: { lines } })),
  );
}

const insideOf = (seats: readonly SeatRow[]): SeatRow[] => seats.filter(({ isWaiting }) => !isWaiting);

async function sendOut({ tx, classId, now }: Running, seats: readonly SeatRow[], why: Leaving): Promise<void> {
  await giveUp(
    tx,
    seats.map(({ id }) => id),
    why,
    now,
  );
  await tellRoom(
    tx,
    classId,
    seats.map(({ id: toSeat }) => ({ event: 'left' as const, toSeat, body: { why } })),
  );
}

/** Their own page switches the microphone off; that it is off is shown at once. */
async function mute({ tx, classId }: Running, seats: readonly SeatRow[]): Promise<void> {
  const speaking = seats.filter(({ microphone }) => microphone);
  await updateSeats(
    tx,
    speaking.map(({ id }) => id),
    { microphone: false },
  );
  await tellRoom(
    tx,
    classId,
    speaking.map(({ id: toSeat }) => ({ event: 'muted' as const, toSeat })),
  );
}

/** @throws `conflict` where the stage is full */
async function toStage({ tx, seats }: Running, seat: SeatRow | undefined): Promise<void> {
  if (seat === undefined || seat.isWaiting || seat.onStage) return;
  if (seats.filter(({ onStage }) => onStage).length >= STAGE_SEATS) {
    throw new Problem('conflict', 'Six people are on stage. Move one of them to the audience first.');
  }
  await updateSeats(tx, [seat.id], { onStage: true, handAt: null });
}

/** Learners come in no more; hosts may open the room again by coming back. */
async function end(running: Running): Promise<void> {
  const { tx, classId, seats, now } = running;
  await updateRoom(tx, classId, { endedAt: now });
  await sendOut(running, seats, 'ended');
}
