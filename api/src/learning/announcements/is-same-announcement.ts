import type { z } from 'zod';
import type { AnnouncementAudience, sendAnnouncementBody } from '@stoa/shared/contract/learning/announcements.ts';
import type { AnnouncementRow } from './announcements.tables.ts';

export const idleDaysOf = ({ kind, idle_days }: AnnouncementAudience): number | null =>
  kind === 'idle' ? (idle_days ?? null) : null;

/** Whether what is sent again is what was kept: whose words or time were changed since must not take the one for the other. */
export const isSameAnnouncement = (
  kept: AnnouncementRow,
  { subject, body, audience, send_at }: z.output<typeof sendAnnouncementBody>,
): boolean =>
  kept.subject === subject &&
  kept.body === body &&
  kept.audience === audience.kind &&
  kept.idleDays === idleDaysOf(audience) &&
  isDueAt(kept.sendAt, send_at);

/** Asked for at once it is the same when it is due by now. */
const isDueAt = (due: Date, asked: string | null): boolean =>
  asked === null ? due.getTime() <= Date.now() : due.getTime() === Date.parse(asked);
