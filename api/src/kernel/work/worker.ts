import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Job } from '../schedule.ts';
import { AT_ONCE, leasesOf, runWork, type WorkKinds } from './run-work.ts';
import { hasEnqueuedLately } from './work.ts';
import { claimDueWork, deleteOldWork } from './work.repository.ts';

/** How often each process looks for due work: that of other processes, of jobs, and what is to be tried again. */
const LOOK_EVERY_MS = 3_000;
/** What is under way when the process ends may take as long; the rest is taken over once its lease ends. */
const FINISH_MS = 5_000;

const KEEP_DAYS = 7;

export const forgetOldWork: Job = {
  name: 'forget old work',
  everyS: 24 * 60 * 60,
  run: ({ db }) => deleteOldWork(db, KEEP_DAYS),
};

/** Does work while the application listens. Before the routes: it looks as soon as a call that enqueued some has answered. */
export function addWorker(app: FastifyInstance, context: Context, kinds: WorkKinds): void {
  const leases = leasesOf(kinds);
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  const look = () => {
    if (timer === undefined) return;
    isAskedAgain = looking !== undefined;
    looking ??= begin()
      .catch((error: unknown) => context.log.error({ err: error }, 'work cannot be read'))
      .finally(() => {
        looking = undefined;
        if (isAskedAgain) look();
      });
  };

  const begin = async () => {
    const free = AT_ONCE - running.size;
    if (free <= 0) return;
    for (const leased of await claimDueWork(context.db, leases, free)) {
      const one = runWork(context, kinds, leased)
        .catch((error: unknown) => context.log.error({ err: error, work: leased.id }, 'work cannot be marked'))
        .finally(() => {
          running.delete(one);
          look();
        });
      running.add(one);
    }
  };

  app.addHook('onListen', () => {
    timer = setInterval(look, LOOK_EVERY_MS).unref();
    look();
  });
  app.addHook('onResponse', async () => {
    if (hasEnqueuedLately()) look();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    timer = undefined;
    await looking;
    await Promise.race([Promise.all(running), wait(FINISH_MS, undefined, { ref: false })]);
  });
}
