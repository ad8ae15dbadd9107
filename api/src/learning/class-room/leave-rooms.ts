import type { Database } from '../../kernel/database/database.ts';
import { findSeatsOf, giveUp, lockRoom, tellRoom } from './class-room.repository.ts';

/**
 * Of somebody whose every way in is taken back: a page that listens has a link of its own, which no session ends. It is told
 * to ask again, and learns by that whether it may.
 */
export async function leaveRooms(tx: Database, userId: string): Promise<void> {
  const why = 'elsewhere';
  for (const { id, classId } of await findSeatsOf(tx, userId)) {
    await lockRoom(tx, classId);
    await giveUp(tx, [id], why, new Date());
    await tellRoom(tx, classId, [{ event: 'left', toSeat: id, body: { why } }, { event: 'roster' }]);
  }
}
