import type { Context } from '../../../kernel/context.ts';
import { instantOrNull } from '../../../kernel/database/database.ts';
import { openDelivery } from '../../../telling/mail/delivery.ts';
import { findMailStanding } from '../../../telling/mail/mail-standing.ts';
import { type Check, count, instant, judge, seconds } from './check.ts';

const LATE_S = 5 * 60;
/** Who has just handed a mail over need not knock at the server's door again. */
const LATELY_MS = 10 * 60_000;

export const mailCheck: Check = async ({ db, settings }) => {
  const { last_success, last_failure, waiting, late_s, given_up } = await findMailStanding(db);
  const isLately = last_success !== null && Date.now() - Date.parse(String(last_success)) < LATELY_MS;
  const hasFailedSince = last_failure !== null && (last_success === null || last_failure > last_success);
  const isReachable = (isLately && !hasFailedSince) || (await isOpen(settings));
  return judge(
    [
      [!isReachable, 'failing', 'mail_unreachable'],
      [(late_s ?? 0) > LATE_S, 'failing', 'mail_late'],
      [settings.smtpUrl === undefined && !settings.demo, 'attention', 'mail_to_nobody'],
      [given_up > 0, 'attention', 'mail_given_up'],
    ],
    [
      ...[instant('last_success', instantOrNull(last_success)), instant('last_failure', instantOrNull(last_failure))],
      ...[count('waiting', waiting), seconds('oldest_waiting', late_s === null ? null : Math.round(late_s))],
      count('given_up', given_up),
    ],
  );
};

const isOpen = (settings: Context['settings']): Promise<boolean> =>
  openDelivery(settings)
    .check()
    .then(
      () => true,
      () => false,
    );
