import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { RoomEventName } from '@stoa/shared/contract/learning/class-room.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import {
  classRooms,
  roomChat,
  roomEvents,
  roomSeats,
  type ClassRoomRow,
  type Leaving,
  type RoomEventRow,
  type SeatRow,
} from './class-room.tables.ts';

/** The room of a class, made where there is none; whoever changes something in it waits until the transaction ends. */
export async function lockRoom(tx: Database, classId: string): Promise<ClassRoomRow> {
  await tx.insert(classRooms).values({ classId }).onConflictDoNothing();
  const [room] = await tx.select().from(classRooms).where(eq(classRooms.classId, classId)).for('update');
  if (room === undefined) throw new Error(`No room of class ${classId}.`);
  return room;
}

export async function findRoom(db: Database, classId: string): Promise<ClassRoomRow | undefined> {
  const [room] = await db.select().from(classRooms).where(eq(classRooms.classId, classId));
  return room;
}

export async function updateRoom(tx: Database, classId: string, change: Partial<ClassRoomRow>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(classRooms).set(change).where(eq(classRooms.classId, classId));
}

/** Seats that nobody gave up, those who came first before the others. */
export const findSeats = (db: Database, classId: string): Promise<SeatRow[]> =>
  db
    .select()
    .from(roomSeats)
    .where(and(eq(roomSeats.classId, classId), isNull(roomSeats.leftAt)))
    .orderBy(asc(roomSeats.enteredAt), asc(roomSeats.id));

export async function findSeat(db: Database, id: string): Promise<SeatRow | undefined> {
  const [seat] = await db.select().from(roomSeats).where(eq(roomSeats.id, id));
  return seat;
}

/** The same, and nobody else changes it until the transaction ends. */
/** Where somebody sits now, in one order for all who ask. */
export const findSeatsOf = (db: Database, userId: string): Promise<SeatRow[]> =>
  db
    .select()
    .from(roomSeats)
    .where(and(eq(roomSeats.userId, userId), isNull(roomSeats.leftAt)))
    .orderBy(asc(roomSeats.classId), asc(roomSeats.id));

export async function lockSeat(tx: Database, id: string): Promise<SeatRow | undefined> {
  const [seat] = await tx.select().from(roomSeats).where(eq(roomSeats.id, id)).for('update');
  return seat;
}

/** Whether a host sent this person out of the class, and has not let them in since. */
export async function wasRemoved(db: Database, classId: string, userId: string): Promise<boolean> {
  const sentOut = inArray(roomSeats.leftWhy, ['removed', 'turned_away']);
  const [last] = await db
    .select({ leftWhy: roomSeats.leftWhy })
    .from(roomSeats)
    .where(
      and(eq(roomSeats.classId, classId), eq(roomSeats.userId, userId), or(sentOut, eq(roomSeats.isWaiting, false))),
    )
    .orderBy(desc(roomSeats.enteredAt), desc(roomSeats.id))
    .limit(1);
  return last?.leftWhy === 'removed' || last?.leftWhy === 'turned_away';
}

export async function insertSeat(tx: Database, seat: typeof roomSeats.$inferInsert): Promise<SeatRow> {
  const [row] = await tx.insert(roomSeats).values(seat).returning();
  return row!;
}

export async function updateSeats(tx: Database, ids: readonly string[], change: Partial<SeatRow>): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(roomSeats)
      .set(change)
      .where(inArray(roomSeats.id, [...ids]));
}

export const giveUp = (tx: Database, ids: readonly string[], leftWhy: Leaving, leftAt: Date): Promise<void> =>
  updateSeats(tx, ids, {
    leftAt,
    leftWhy,
    onStage: false,
    microphone: false,
    camera: false,
    screen: false,
    isFilming: false,
  });

/** Under the lock of the room, so that nobody has read past an event that comes to be true later. */
export async function tellRoom(
  tx: Database,
  classId: string,
  events: readonly { event: RoomEventName; toSeat?: string; body?: Record<string, unknown> }[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(roomEvents).values(events.map(({ body = {}, ...event }) => ({ classId, body, ...event })));
}

export const findEventsAfter = (db: Database, classId: string, id: number): Promise<RoomEventRow[]> =>
  db
    .select({ id: roomEvents.id, toSeat: roomEvents.toSeat, event: roomEvents.event, body: roomEvents.body })
    .from(roomEvents)
    .where(and(eq(roomEvents.classId, classId), gt(roomEvents.id, id)))
    .orderBy(asc(roomEvents.id));

/** What was told to one seat alone since that event. */
export const findEventsOfSeat = (
  db: Database,
  { id, classId }: Pick<SeatRow, 'id' | 'classId'>,
  after: number,
): Promise<RoomEventRow[]> =>
  db
    .select({ id: roomEvents.id, toSeat: roomEvents.toSeat, event: roomEvents.event, body: roomEvents.body })
    .from(roomEvents)
    .where(and(eq(roomEvents.classId, classId), eq(roomEvents.toSeat, id), gt(roomEvents.id, after)))
    .orderBy(asc(roomEvents.id));

export async function findLastEventId(db: Database, classId: string): Promise<number> {
  const [last] = await db
    .select({ id: roomEvents.id })
    .from(roomEvents)
    .where(eq(roomEvents.classId, classId))
    .orderBy(desc(roomEvents.id))
    .limit(1);
  return last?.id ?? 0;
}

export async function insertLine(tx: Database, line: { classId: string; userId: string; text: string }) {
  const [row] = await tx.insert(roomChat).values(line).returning();
  return row!;
}

const MOST_LINES = 500;

/** The newest of them, oldest first. */
export async function findLines(db: Database, classId: string) {
  const rows = await db
    .select()
    .from(roomChat)
    .where(eq(roomChat.classId, classId))
    .orderBy(desc(roomChat.id))
    .limit(MOST_LINES);
  return rows.toReversed();
}

/** A page that heard nothing for so long has no seat any more. What pages tell one another names their lines. */
export async function forgetEvents(db: Database): Promise<void> {
  await db.delete(roomEvents).where(lt(roomEvents.at, sql`now() - interval '10 minutes'`));
}

/** Seats of those who were sent out matter as long as the class lasts. */
export async function forgetRooms(db: Database): Promise<void> {
  const aDayAgo = sql`now() - interval '1 day'`;
  await db.delete(roomSeats).where(or(lt(roomSeats.leftAt, aDayAgo), lt(roomSeats.seenAt, aDayAgo)));
  await rowsOf(
    db,
    sql`delete from room_chat where class_id in
          (select id from live_sessions where starts_at < now() - interval '7 days') returning id`,
  );
}
