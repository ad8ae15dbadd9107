/**
 * Fills an empty site with the demo content of this folder:
 *
 *   STOA_DEMO=1 node api/demo/load-demo.ts
 *
 * All in one transaction, once: where the demo accounts stand already, nothing is changed.
 */
import { sql } from 'drizzle-orm';
import { demoAccounts } from '../src/people/accounts/accounts.tables.ts';
import { openFileStore, type FileStore } from '../src/files/file-store.ts';
import { readSettings } from '../src/kernel/settings.ts';
import { connect } from '../src/kernel/database/connect.ts';
import type { Database } from '../src/kernel/database/database.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { loadAdministration } from './load/load-administration.ts';
import { loadAnnouncements } from './load/load-announcements.ts';
import { loadBilling } from './load/load-billing.ts';
import { loadCommunity } from './load/load-community.ts';
import { loadCourses } from './load/load-courses.ts';
import { loadDiscussions } from './load/load-discussions.ts';
import { demoFilesIn } from './load/load-files.ts';
import { loadLearning } from './load/load-learning.ts';
import { loadAttendance } from './load/load-attendance.ts';
import { loadMails } from './load/load-mails.ts';
import { loadPaths, takePaths } from './load/load-paths.ts';
import { hashDemoPasswords, loadPeople } from './load/load-people.ts';
import { loadPortfolio } from './load/load-portfolio.ts';
import { loadProposals } from './load/load-proposals.ts';
import { loadTaxonomy } from './load/load-taxonomy.ts';
import { loadVerifications } from './load/load-verifications.ts';
import { loadWeeklyGoal } from './load/load-weekly-goal.ts';
import { loadWishes } from './load/load-wishes.ts';

/** Any number, the same for every process that loads. */
const LOCK = 7_106_1202;

/** True where it loaded, false where the demo content was there before. */
export async function loadDemo(db: Database, store: FileStore): Promise<boolean> {
  if (await isLoaded(db)) return false;
  const hashes = await hashDemoPasswords();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await isLoaded(tx)) return false;
    const now = new Date();
    await loadTaxonomy(tx);
    const people = await loadPeople(tx, hashes, now);
    const files = demoFilesIn(tx, store);
    const loaded = await loadCourses(tx, { people, files, now });
    await loadPaths(tx, { people, files, now });
    await loadLearning(tx, { people, files, loaded, now });
    await takePaths(tx, { people, now });
    await loadWeeklyGoal(tx, people);
    await loadWishes(tx, { people, loaded, now });
    await loadDiscussions(tx, { people, loaded, now });
    await loadAnnouncements(tx, { people, loaded, now });
    await loadPortfolio(tx, { people, loaded, now });
    await loadAttendance(tx);
    await loadBilling(tx, { people, courseIds: new Map(loaded.map(({ id, course }) => [course.slug, id])), now });
    await loadCommunity(tx, { people, now });
    await loadVerifications(tx, { people, now });
    await loadAdministration(tx, { people, now });
    await loadMails(tx, { people, now });
    await loadProposals(tx, { people, now });
    await settleNotifications(tx);
    return true;
  });
}

const isLoaded = async (db: Database): Promise<boolean> => (await db.$count(demoAccounts)) > 0;

/** Welcomes are as old as their accounts, and what is older than a week was read. */
async function settleNotifications(tx: Database): Promise<void> {
  await tx.execute(sql`update notifications n set created_at = u.created_at
    from users u where u.id = n.user_id and n.kind = 'welcome'`);
  await tx.execute(sql`update notifications set read_at = created_at + interval '1 day'
    where created_at < now() - interval '7 days'`);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.demo) throw new Error('Demo content is for demo mode only. Set STOA_DEMO=1 to load it.');
  const connection = await connect(settings);
  try {
    await migrate(connection);
    const begun = performance.now();
    const isNew = await loadDemo(connection.db, await openFileStore(settings));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(isNew ? `Demo content loaded in ${seconds} s.\n` : 'Demo content is there already.\n');
  } finally {
    await connection.close();
  }
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  });
}
