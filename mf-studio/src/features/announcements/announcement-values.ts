import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { type AudienceKind, audienceKinds } from '@stoa/shared/contract/learning/announcement-words.ts';
import type { AnnouncementAudience } from '@stoa/shared/contract/learning/announcements.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';

export type NewAnnouncement = Arguments<'sendAnnouncement'>['body'];

/** In the order of the fields: who is refused is led to the first. */
export interface AnnouncementValues {
  id: string;
  audience: { kind: AudienceKind; idle_days?: number | undefined; user_ids?: string[] | undefined };
  subject: string;
  body: string;
  /** Null: at once. */
  send_at: string | null;
}

/** Two weeks without a look at the course: what is offered first, and can be changed. */
const IDLE_DAYS = 14;

export const newValues = (audience: AnnouncementAudience): AnnouncementValues => ({
  id: newId(),
  audience: { idle_days: IDLE_DAYS, ...audience },
  subject: '',
  body: '',
  send_at: null,
});

/** Learners who were ticked are a group only where some were. */
export const kindsFor = ({ user_ids }: AnnouncementValues['audience']): AudienceKind[] =>
  audienceKinds.filter((kind) => kind !== 'chosen' || (user_ids?.length ?? 0) > 0);

/** What can be counted: undefined where the days are no days. */
export function countable({ kind, idle_days, user_ids }: AnnouncementValues['audience']) {
  if (kind === 'chosen') return { kind, user_ids };
  if (kind !== 'idle') return { kind };
  const isDays = idle_days !== undefined && Number.isInteger(idle_days) && idle_days >= 1 && idle_days <= 365;
  return isDays ? { kind, idle_days } : undefined;
}
