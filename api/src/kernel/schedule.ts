import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import { type Database, rowsOf } from './database/database.ts';

/** What is done again and again while the application is open, in one replica at a time. */
export interface Job {
  /** Under which the database remembers when it is due: no two have the same. */
  name: string;
  everyS: number;
  run: (context: Context) => Promise<unknown>;
}

/** How often each process asks whether a job is due. */
const LOOK_EVERY_MS = 15_000;

/**
 * Recurring jobs without a leader: whoever first moves a due time forward runs that job. A run that
 * fails, or dies with its process, is made up for at the next due time.
 */
export function runJobs(app: FastifyInstance, context: Context, jobs: readonly Job[]): void {
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = running.then(() => runDue(context, jobs));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    timer = setInterval(look, LOOK_EVERY_MS).unref();
    look();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

async function runDue(context: Context, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    try {
      if (await claim(context.db, job)) await job.run(context);
    } catch (error) {
      context.log.error({ err: error, job: job.name }, 'job failed');
    }
  }
}

async function claim(db: Database, { name, everyS }: Job): Promise<boolean> {
  const claimed = await rowsOf(
    db,
    sql`insert into jobs (name, due_at) values (${name}, now() + make_interval(secs => ${everyS}))
        on conflict (name) do update set due_at = excluded.due_at where jobs.due_at <= now()
        returning name`,
  );
  return claimed.length > 0;
}
