import type { ChatLine } from '@stoa/shared/contract/learning/class-room.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { spend } from '../../kernel/limits.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { isToldWhy, secondsBetween } from './class-room.policy.ts';
import {
  findSeat,
  findSeats,
  giveUp,
  insertLine,
  lockRoom,
  lockSeat,
  tellRoom,
  updateSeats,
} from './class-room.repository.ts';
import type { SeatRow } from './class-room.tables.ts';
import type { Sends } from './enter-room.ts';

/** The own seat, as long as it is one. @throws `not_found` for another's, and for one that was given up */
export async function requireSeat(db: Database, viewer: Viewer, id: string): Promise<SeatRow> {
  const seat = await findSeat(db, id);
  if (seat === undefined || seat.userId !== viewer.user.id || seat.leftAt !== null) throw notFound();
  return seat;
}

/** The own seat inside the room. @throws `not_found` as well for who still waits in front of it */
export async function requireInside(db: Database, viewer: Viewer, id: string): Promise<SeatRow> {
  const seat = await requireSeat(db, viewer, id);
  if (seat.isWaiting) throw notFound();
  return seat;
}

interface SaidOfSeat {
  is_hand_up: boolean;
  /** Of a learner it is not listened to. */
  is_filming: boolean;
}

/**
 * A sign of life. What it changes is told to the others; the time since the last one was spent in the room.
 *
 * @throws `not_found` for a seat that is gone; `conflict` for one of which its page hears why, and need not come back
 */
export async function keepSeat(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  { id, is_hand_up: isHandUp, is_filming: wouldFilm, ...sends }: Sends & SaidOfSeat & { id: string },
  now = new Date(),
): Promise<{ ok: true }> {
  await spend(limits.roomBeats, viewer.user.id);
  const before = await findSeat(db, id);
  if (before?.userId !== viewer.user.id) throw notFound();
  if (isToldWhy(before.leftWhy)) throw new Problem('conflict', 'You have no seat in this room any more.');
  const isFilming = wouldFilm && before.role === 'host' && !before.isWaiting;
  const isChanged = isNews(before, { ...sends, isHandUp, isFilming });
  const keep = async (tx: Database): Promise<void> => {
    if (isChanged) await lockRoom(tx, before.classId);
    await requireSeat(tx, viewer, id);
    const seat = await signOfLife(tx, id, now);
    if (seat === undefined) throw notFound();
    const shown = seat.onStage ? sends : { microphone: false, camera: false, screen: false };
    await updateSeats(tx, [id], { ...shown, isFilming, handAt: isHandUp ? (seat.handAt ?? now) : null });
    if (isChanged) await tellRoom(tx, seat.classId, [{ event: 'roster' }]);
  };
  await db.transaction(keep);
  return { ok: true };
}

const isNews = (
  seat: SeatRow,
  { microphone, camera, screen, isHandUp, isFilming }: Sends & { isHandUp: boolean; isFilming: boolean },
): boolean =>
  (seat.onStage && (seat.microphone !== microphone || seat.camera !== camera || seat.screen !== screen)) ||
  (seat.handAt !== null) !== isHandUp ||
  seat.isFilming !== isFilming;

/**
 * Its page is there, and so was its person since it was last seen. Nobody else counts that time: the seat is locked.
 * Undefined: the seat was given up.
 */
export async function signOfLife(tx: Database, id: string, now: Date): Promise<SeatRow | undefined> {
  const seat = await lockSeat(tx, id);
  if (seat === undefined || seat.leftAt !== null) return undefined;
  await updateSeats(tx, [id], { seenAt: now });
  if (seat.role === 'learner' && !seat.isWaiting) await countTime(tx, seat, now);
  return seat;
}

async function countTime(tx: Database, { classId, userId, seenAt }: SeatRow, now: Date): Promise<void> {
  const seconds = secondsBetween(seenAt, now);
  await tx.execute(
    sql`update attendances set seconds = coalesce(seconds, 0) + ${seconds}, left_at = ${now.toISOString()}::timestamptz
        where class_id = ${classId} and user_id = ${userId}`,
  );
}

/** Pressed twice, or of a page that was given up already, it changes nothing. */
export async function leaveRoom(db: Database, viewer: Viewer, id: string, now = new Date()): Promise<{ ok: true }> {
  const seat = await findSeat(db, id);
  if (seat === undefined || seat.userId !== viewer.user.id) throw notFound();
  if (seat.leftAt !== null) return { ok: true };
  await db.transaction(async (tx) => {
    await lockRoom(tx, seat.classId);
    // Given up meanwhile, it was told already.
    if ((await signOfLife(tx, id, now)) === undefined) return;
    await giveUp(tx, [id], 'left', now);
    await tellRoom(tx, seat.classId, [{ event: 'roster' }]);
  });
  return { ok: true };
}

/** Characters. A description has some four thousand for each picture and voice that goes either way. */
const SIGNAL_MAX = 65_536;
/** Characters of one call: a page that comes on stage describes itself to the whole room. */
const SIGNALS_MAX = 524_288;

export async function sendSignals(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  { id, signals }: { id: string; signals: readonly { to: string; signal: Record<string, unknown> }[] },
): Promise<{ ok: true }> {
  const sizes = signals.map(({ signal }) => JSON.stringify(signal).length);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  await spend(limits.roomSignals, viewer.user.id, Math.ceil(size / 1024));
  if (size > SIGNALS_MAX || sizes.some((one) => one > SIGNAL_MAX)) {
    throw invalid({ signals: rule('A signal is too long.') });
  }
  const seat = await requireInside(db, viewer, id);
  await db.transaction(async (tx) => {
    await lockRoom(tx, seat.classId);
    const inside = new Set((await findSeats(tx, seat.classId)).filter((one) => !one.isWaiting).map((one) => one.id));
    // Who left meanwhile hears nothing more.
    const heard = signals.filter(({ to }) => to !== id && inside.has(to));
    await tellRoom(
      tx,
      seat.classId,
      heard.map(({ to, signal }) => ({ event: 'signal' as const, toSeat: to, body: { from: id, signal } })),
    );
  });
  return { ok: true };
}

/** @throws `content_locked` where a host has closed the chat */
export async function sayInRoom(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  { id, text }: { id: string; text: string },
): Promise<ChatLine> {
  await spend(limits.roomLines, viewer.user.id);
  const seat = await requireInside(db, viewer, id);
  const from = requirePerson(await findPeople(db, [seat.userId]), seat.userId);
  return db.transaction(async (tx) => {
    const { isChatOpen } = await lockRoom(tx, seat.classId);
    if (!isChatOpen && seat.role !== 'host') throw new Problem('content_locked', 'A host has closed the chat.');
    const row = await insertLine(tx, { classId: seat.classId, userId: seat.userId, text });
    const line = { id: row.id, from, text, at: instantOf(row.at) };
    await tellInside(tx, seat.classId, { lines: [line] });
    return line;
  });
}

/** Nobody who waits in front of the room hears what is said in it. */
async function tellInside(tx: Database, classId: string, body: Record<string, unknown>): Promise<void> {
  const inside = (await findSeats(tx, classId)).filter(({ isWaiting }) => !isWaiting);
  await tellRoom(
    tx,
    classId,
    inside.map(({ id: toSeat }) => ({ event: 'chat' as const, toSeat, body })),
  );
}
