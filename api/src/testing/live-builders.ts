import { v7 } from 'uuid';
import type { Database } from '../kernel/database/database.ts';
import { liveClasses, type LiveClassRow } from '../learning/live-classes/live-classes.tables.ts';

/** An hour long, planned in Athens, on another site. */
export async function aLiveClass(
  db: Database,
  given: { courseId: string; startsAt: Date } & Partial<LiveClassRow>,
): Promise<LiveClassRow> {
  const [row] = await db
    .insert(liveClasses)
    .values({
      title: 'A class in the porch',
      description: 'Bring a cloak.',
      durationMin: 60,
      timeZone: 'Europe/Athens',
      room: 'link',
      joinUrl: 'https://live.example.org/room',
      icsUid: `${v7()}@stoa.example`,
      ...given,
    })
    .returning();
  return row!;
}
