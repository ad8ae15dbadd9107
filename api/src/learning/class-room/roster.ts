import type { ChatLine, RoomRules, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { isHere } from './class-room.policy.ts';
import { findLines, findRoom, findSeats } from './class-room.repository.ts';
import type { ClassRoomRow, SeatRow } from './class-room.tables.ts';

/** Who sits in a room, as all of it is told to each. */
export interface WholeRoster {
  seats: SeatRow[];
  people: ReadonlyMap<string, Person>;
  rules: RoomRules;
}

export async function findRoster(db: Database, classId: string, now: Date): Promise<WholeRoster> {
  const seats = (await findSeats(db, classId)).filter((seat) => isHere(seat, now));
  const people = await findPeople(
    db,
    seats.map(({ userId }) => userId),
  );
  return { seats, people, rules: rulesOf(await findRoom(db, classId), seats) };
}

/** What one seat sees of it: who waits sees themselves alone, and only hosts see who waits. */
export function rosterFor(seatId: string, { seats, people, rules }: WholeRoster): { seats: Seat[]; rules: RoomRules } {
  const own = seats.find(({ id }) => id === seatId);
  const sees = (seat: SeatRow): boolean =>
    seat.id === seatId || (own?.isWaiting === false && (!seat.isWaiting || own.role === 'host'));
  return { seats: seats.filter(sees).map((seat) => seatOf(seat, people)), rules };
}

export const seatOf = (seat: SeatRow, people: ReadonlyMap<string, Person>): Seat => ({
  id: seat.id,
  person: requirePerson(people, seat.userId),
  role: seat.role,
  is_waiting: seat.isWaiting,
  on_stage: seat.onStage,
  microphone: seat.microphone,
  camera: seat.camera,
  screen: seat.screen,
  is_filming: seat.isFilming,
  hand_at: instantOrNull(seat.handAt),
});

const rulesOf = (room: ClassRoomRow | undefined, seats: readonly SeatRow[]): RoomRules => ({
  has_waiting_room: room?.hasWaitingRoom ?? true,
  is_chat_open: room?.isChatOpen ?? true,
  is_recorded: seats.some(({ isFilming }) => isFilming),
});

export async function findChat(db: Database, classId: string): Promise<ChatLine[]> {
  const lines = await findLines(db, classId);
  const people = await findPeople(
    db,
    lines.map(({ userId }) => userId),
  );
  return lines.flatMap(({ id, userId, text, at }) => {
    const from = people.get(userId);
    return from === undefined ? [] : [{ id, from, text, at: instantOf(at) }];
  });
}
