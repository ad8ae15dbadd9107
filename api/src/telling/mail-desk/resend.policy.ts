import type { ResendStanding } from '@stoa/shared/contract/telling/mail-words.ts';
import type { MailRow } from '../mail/mail.tables.ts';

/** Whether a mail can be sent again. One whose code or link holds no longer would only mislead. */
export function resendStandingOf(mail: MailRow, now: Date): ResendStanding {
  if (mail.sentAt !== null) return 'sent';
  if (mail.leasedUntil !== null && mail.leasedUntil > now) return 'on_its_way';
  if (mail.givenUpAt === null && mail.lastError === null) return 'not_tried';
  return isExpired(mail, now) ? 'link_expired' : 'possible';
}

const MINUTE_MS = 60_000;

/** What a code or link says of how long it holds, from the moment in which its mail was put down. */
function isExpired({ createdAt, templateValues: { minutes, hours } }: MailRow, now: Date): boolean {
  if (minutes === undefined && hours === undefined) return false;
  const life = Number(minutes ?? 0) + 60 * Number(hours ?? 0);
  return createdAt.getTime() + life * MINUTE_MS <= now.getTime();
}
