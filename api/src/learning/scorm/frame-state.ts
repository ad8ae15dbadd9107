import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { users } from '../../kernel/users.tables.ts';
import { findActivityTree, findPackage } from '../../files/scorm-packages/find-package.ts';
import type { FrameState, ScoState } from './frame/frame-state.ts';
import { isSequenced, scosOf } from './package-scos.ts';
import type { Cmi } from './read-cmi.ts';
import { findCmi, findRegistration, findSequencing } from './scorm.repository.ts';
import type { LaunchRow } from './scorm.tables.ts';

/** What the frame must know to begin, or to go on. */
export async function frameStateOf({ db, files }: Context, launch: LaunchRow): Promise<FrameState> {
  const found = await findPackage(db, launch.fileId);
  if (found === undefined) throw notFound();
  const activityTree = await findActivityTree(db, launch.fileId);
  const registration = launch.registrationId === null ? undefined : await findRegistration(db, launch.registrationId);
  return {
    is_inspected: launch.purpose === 'inspect',
    version: found.version,
    items: found.items,
    activity_tree: isSequenced({ activityTree, items: found.items }) ? activityTree : null,
    learner: { id: learnerId(files.secret, launch.userId), name: await learnerName(db, launch.userId) },
    current_item: registration?.currentItem ?? null,
    sequencing: registration ? await findSequencing(db, registration.id) : null,
  };
}

/** What was kept of one SCO. */
export async function scoStateOf(db: Database, launch: LaunchRow, identifier: string): Promise<ScoState> {
  const found = await findPackage(db, launch.fileId);
  if (!scosOf(found?.items ?? []).some((sco) => sco.identifier === identifier)) throw notFound();
  const cmi: Cmi | null = launch.registrationId === null ? null : await findCmi(db, launch.registrationId, identifier);
  return { cmi };
}

/** Packages are told who it is as little as they can be: the same person of this site, and nobody of another. */
const learnerId = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`scorm-learner ${userId}`).digest('base64url').slice(0, 32);

/** As SCORM writes it: `Last, First`. */
async function learnerName(db: Database, userId: string): Promise<string> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return [user?.lastName, user?.firstName].filter(Boolean).join(', ');
}
