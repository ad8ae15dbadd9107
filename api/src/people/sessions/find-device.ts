import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { sessions } from './sessions.tables.ts';

export interface Device {
  browser: string | null;
  os: string | null;
}

/** What the browser of a session told of itself. */
export async function findDevice(db: Database, sessionId: string): Promise<Device> {
  const [row] = await db
    .select({ browser: sessions.browser, os: sessions.os })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row ?? { browser: null, os: null };
}
