import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { openDelivery } from './delivery.ts';
import { loadMjml } from './draw-html.ts';
import { deleteOldMails } from './mail.repository.ts';
import { openOutbox } from './outbox.ts';
import { hasQueuedLately } from './queue-mail.ts';
import { sendDueMails } from './send-mails.ts';

/** How often each process looks for due mails: those of other processes, of jobs, and those to be tried again. */
const LOOK_EVERY_MS = 3_000;
/** What is on its way when the process ends may take as long. */
const FINISH_MS = 5_000;
/** A mail that was sent or given up is remembered for so long. */
export const KEEP_DAYS = 30;

/** Sends mails while the application listens. Before the routes: it looks as soon as one that queued a mail has answered. */
export function addMailSender(app: FastifyInstance, { db, settings, files, log }: Context): void {
  const delivery = openDelivery(settings);
  const breakOff = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  const look = () => {
    if (timer === undefined) return;
    isAskedAgain = looking !== undefined;
    looking ??= sendDueMails({ db, delivery, settings, files, log, signal: breakOff.signal })
      .catch((error: unknown) => log.error({ err: error }, 'mails cannot be read or marked'))
      .finally(() => {
        looking = undefined;
        if (isAskedAgain) look();
      });
  };

  app.addHook('onListen', () => {
    timer = setInterval(look, LOOK_EVERY_MS).unref();
    look();
    if (settings.smtpUrl === undefined && !settings.demo) {
      log.warn('no STOA_SMTP_URL: mails go into the outbox folder, and to nobody');
    }
    // Now, and not while somebody waits beside the first mail.
    loadMjml().catch((error: unknown) => log.error({ err: error }, 'mails cannot be drawn'));
    delivery.check().catch((error: unknown) => log.error({ err: error }, 'the mail server cannot be used'));
  });
  app.addHook('onResponse', async () => {
    if (hasQueuedLately()) look();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    timer = undefined;
    const deadline = setTimeout(() => breakOff.abort(), FINISH_MS);
    await looking;
    clearTimeout(deadline);
  });
}

/** What is done with for 30 days, and the outbox's files of it. */
export const forgetOldMails = async (db: Database, dataDir: string): Promise<void> =>
  openOutbox(dataDir).remove(await deleteOldMails(db, KEEP_DAYS));
