import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { defineWork } from '../../kernel/work/work.ts';
import { certifyCompleted, completePathFor } from './complete-paths.ts';

/** Learners of one transaction. */
const AT_ONCE = 200;

/** After a path was changed: who has done all that it asks for now completes it, and who completed it before gets its certificate. */
export const settlePath = defineWork({
  kind: 'settle learning path',
  payload: z.object({ path_id: z.uuid() }),
  attempts: 8,
  leaseS: 600,
  run: ({ db }, { path_id: pathId }) => settle(db, pathId),
});

async function settle(db: Database, pathId: string): Promise<void> {
  for (let after: string | undefined; ;) {
    const userIds = await findUnsettled(db, pathId, after);
    if (userIds.length > 0) {
      await db.transaction(async (tx) => {
        await completePathFor(tx, pathId, userIds);
        await certifyCompleted(tx, pathId, userIds);
      });
    }
    if (userIds.length < AT_ONCE) return;
    after = userIds.at(-1);
  }
}

/** Learners behind this one who have not completed the path, or have no certificate of it though it gives one. */
async function findUnsettled(db: Database, pathId: string, after: string | undefined): Promise<string[]> {
  const rows = await rowsOf<{ user_id: string }>(
    db,
    sql`select e.user_id from learning_path_enrolments e join learning_paths p on p.id = e.path_id
        where e.path_id = ${pathId} and e.user_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
          and (e.completed_at is null or p.certificate and not exists (
            select from certificates k where k.path_id = e.path_id and k.user_id = e.user_id))
        order by e.user_id limit ${AT_ONCE}`,
  );
  return rows.map(({ user_id }) => user_id);
}

/** After courses were taken off, or changed hands: nothing tells of that. */
export async function settleAllPaths(db: Database): Promise<void> {
  const rows = await rowsOf<{ path_id: string }>(
    db,
    sql`select distinct e.path_id from learning_path_enrolments e where e.completed_at is null`,
  );
  for (const { path_id } of rows) await settle(db, path_id);
}
