import type { Database } from '../../kernel/database/database.ts';
import { isHere } from './class-room.policy.ts';
import { findSeats, giveUp, lockRoom, tellRoom } from './class-room.repository.ts';

/** Gives up the seats whose pages are gone, and tells the others. */
export async function dropGone(db: Database, classId: string, now: Date): Promise<void> {
  const isGone = (await findSeats(db, classId)).some((seat) => !isHere(seat, now));
  if (!isGone) return;
  await db.transaction(async (tx) => {
    await lockRoom(tx, classId);
    // Under the lock: they may have come back.
    const gone = (await findSeats(tx, classId)).filter((seat) => !isHere(seat, now));
    await giveUp(
      tx,
      gone.map(({ id }) => id),
      'gone',
      now,
    );
    if (gone.length > 0) await tellRoom(tx, classId, [{ event: 'roster' }]);
  });
}
