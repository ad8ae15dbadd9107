import { v7 as uuidV7 } from 'uuid';
import type { Seat } from '@stoa/shared/contract/learning/class-room.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { joinedIn } from '../attendance/attendance.policy.ts';
import { findEntry, lockClass } from '../attendance/attendance.repository.ts';
import { completeAttended } from '../attendance/attended-lessons.ts';
import { comeIn, requireDoor, requireOpen, type Door } from '../attendance/join-class.ts';
import { endsAtOf } from '../live-classes/live-classes.policy.ts';
import { hasPlaceOnStage, isHere, seatsLeft } from './class-room.policy.ts';
import {
  findSeats,
  giveUp,
  insertSeat,
  lockRoom,
  tellRoom,
  updateRoom,
  updateSeats,
  wasRemoved,
} from './class-room.repository.ts';
import type { ClassRoomRow, SeatRow } from './class-room.tables.ts';
import { iceServers, type IceServer } from './ice-servers.ts';
import { roomStreamUrl } from './room-links.ts';
import { seatOf } from './roster.ts';

/** What a page sends, or would. */
export type Sends = Pick<SeatRow, 'microphone' | 'camera' | 'screen'>;

interface Entered {
  seat: Seat;
  events_url: string;
  ice_servers: IceServer[];
}

/** A room of this site; of a class that is held elsewhere there is none. */
export async function requireRoom(reach: WithNouns, viewer: Viewer, classId: string): Promise<Door> {
  const door = await requireDoor(reach, viewer, classId);
  if (door.liveClass.room !== 'builtin') throw notFound();
  return door;
}

/**
 * Takes a seat. Who is let in at once, as a host is or where there is no waiting room, has come to the class by that.
 *
 * @throws `class_closed`; `class_full` where the room or the class holds nobody more; `not_enrolled`
 */
export async function enterRoom(
  { db, nouns, files, settings }: Pick<Context, 'db' | 'nouns' | 'files' | 'settings'>,
  viewer: Viewer,
  { id, ...sends }: Sends & { id: string },
  now = new Date(),
): Promise<Entered> {
  const door = await requireRoom({ db, nouns }, viewer, id);
  const endsAt = endsAtOf(door.liveClass);
  const seat = await db.transaction((tx) => takeSeat(tx, viewer, { door, sends, now }));
  await completeAttended({ db, nouns }, { userId: seat.userId, courseId: door.course.id });
  return {
    seat: seatOf(seat, await findPeople(db, [seat.userId])),
    events_url: roomStreamUrl(files.secret, seat.id, { endsAt, now }),
    ice_servers: iceServers(settings, seat.id, endsAt),
  };
}

async function takeSeat(
  tx: Database,
  viewer: Viewer,
  { door, sends, now }: { door: Door; sends: Sends; now: Date },
): Promise<SeatRow> {
  const { liveClass, isHosted } = door;
  requireOpen(liveClass, now);
  const { id: classId } = liveClass;
  const userId = viewer.user.id;
  const role = isHosted ? 'host' : 'learner';
  // The class before its room: whoever lets people in takes them in this order, too.
  await lockClass(tx, classId);
  const isExpected = isHosted || (await isLetInAlready(tx, door, userId));
  const room = await lockRoom(tx, classId);
  const isEnded = room.endedAt !== null;
  if (isEnded && !isHosted) throw new Problem('class_closed', 'The host has ended this class.');
  if (isEnded) await updateRoom(tx, classId, { endedAt: null });
  const seats = await others(tx, { classId, userId, now });
  const isWaiting = !isExpected && (await mustWait(tx, room, userId));
  requireRoomFor(seats, { isWaiting, role });
  if (!isHosted && !isWaiting) await comeIn(tx, { userId, classId, joinedAt: now, now });
  const onStage = !isWaiting && (hasPlaceOnStage(seats, role) || (isHosted && (await makeWayForHost(tx, seats))));
  const shown = onStage ? sends : { microphone: false, camera: false, screen: false };
  const place = { id: uuidV7(), classId, userId, role, isWaiting, onStage } as const;
  const seat = await insertSeat(tx, { ...place, ...shown, enteredAt: now, seenAt: now });
  await tellRoom(tx, classId, [{ event: 'roster' }]);
  return seat;
}

/** Who was let in once comes back without waiting: their line was lost, or they loaded the page again. */
async function isLetInAlready(tx: Database, { liveClass }: Door, userId: string): Promise<boolean> {
  const entry = await findEntry(tx, liveClass.id, userId);
  return joinedIn(liveClass, entry?.joinedAt ?? null) !== null && !(await wasRemoved(tx, liveClass.id, userId));
}

const mustWait = async (tx: Database, room: ClassRoomRow, userId: string): Promise<boolean> =>
  room.hasWaitingRoom || (await wasRemoved(tx, room.classId, userId));

/** Whose seats are left in the room, once this person's own and those of pages that are gone were given up. */
async function others(
  tx: Database,
  { classId, userId, now }: { classId: string; userId: string; now: Date },
): Promise<SeatRow[]> {
  const seats = await findSeats(tx, classId);
  const own = seats.filter((seat) => seat.userId === userId).map(({ id }) => id);
  await giveUp(tx, own, 'elsewhere', now);
  await tellRoom(
    tx,
    classId,
    own.map((toSeat) => ({ event: 'left' as const, toSeat, body: { why: 'elsewhere' } })),
  );
  return seats.filter((seat) => seat.userId !== userId && isHere(seat, now));
}

/** A host always has room; of learners as many wait as may sit inside. */
function requireRoomFor(seats: readonly SeatRow[], { isWaiting, role }: Pick<SeatRow, 'isWaiting' | 'role'>): void {
  const beside = seats.filter((seat) => seat.isWaiting === isWaiting);
  if (role === 'learner' && seatsLeft(beside) <= 0) throw new Problem('class_full', 'This class is full.');
}

/** The learner who came on stage last gives their place to a host. False: none but hosts are on it. */
async function makeWayForHost(tx: Database, seats: readonly SeatRow[]): Promise<boolean> {
  const last = seats.findLast(({ onStage, role }) => onStage && role === 'learner');
  if (last) await updateSeats(tx, [last.id], { onStage: false, microphone: false, camera: false, screen: false });
  return last !== undefined;
}
