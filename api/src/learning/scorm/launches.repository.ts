import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { scormLaunches, scormRegistrations, type LaunchRow } from './scorm.tables.ts';

export async function insertLaunch(tx: Database, launch: typeof scormLaunches.$inferInsert): Promise<LaunchRow> {
  const [row] = await tx.insert(scormLaunches).values(launch).returning();
  return row!;
}

export async function findOwnLaunch(db: Database, userId: string, id: string): Promise<LaunchRow | undefined> {
  const [row] = await db
    .select()
    .from(scormLaunches)
    .where(and(eq(scormLaunches.id, id), eq(scormLaunches.userId, userId)));
  return row;
}

/** With whether its person still learns there; null where nothing is kept. */
export async function findLaunch(
  db: Database,
  capabilityHash: string,
): Promise<{ launch: LaunchRow; enrolment: Pick<typeof enrolments.$inferSelect, 'status'> | null } | undefined> {
  const [row] = await db
    .select({ launch: scormLaunches, enrolment: { status: enrolments.status } })
    .from(scormLaunches)
    .leftJoin(scormRegistrations, eq(scormRegistrations.id, scormLaunches.registrationId))
    .leftJoin(enrolments, eq(enrolments.id, scormRegistrations.enrolmentId))
    .where(eq(scormLaunches.capabilityHash, capabilityHash));
  return row;
}

export async function updateExpiry(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.update(scormLaunches).set({ expiresAt }).where(eq(scormLaunches.id, id));
}

/** What a browser could not bring home may come for a month after. */
export async function forgetLaunches(db: Database): Promise<void> {
  await db.delete(scormLaunches).where(lt(scormLaunches.expiresAt, sql`now() - interval '30 days'`));
}
