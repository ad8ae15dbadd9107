import type { LiveSession } from '@stoa/shared/contract/learning/live-sessions.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { LiveSessionRow } from './live-sessions.tables.ts';

type Times = Pick<LiveSessionRow, 'startsAt' | 'durationMin'>;

const MINUTE_MS = 60_000;
/** The door opens that long before the start. */
export const EARLY_MIN = 15;

export const endsAtOf = ({ startsAt, durationMin }: Times): Date =>
  new Date(startsAt.getTime() + durationMin * MINUTE_MS);
export const opensAtOf = ({ startsAt }: Pick<Times, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - EARLY_MIN * MINUTE_MS);

export function statusOf(session: Times & Pick<LiveSessionRow, 'cancelledAt'>, now: Date): LiveSession['status'] {
  if (session.cancelledAt !== null) return 'cancelled';
  if (now < session.startsAt) return 'upcoming';
  return now < endsAtOf(session) ? 'live' : 'ended';
}

/** From a quarter of an hour before the start until the end, unless it was called off. */
export const isOpen = (session: Times & Pick<LiveSessionRow, 'cancelledAt'>, now: Date): boolean =>
  session.cancelledAt === null && now >= opensAtOf(session) && now < endsAtOf(session);

export const isHost = ({ user }: Viewer, session: Pick<LiveSessionRow, 'hostId'>): boolean =>
  session.hostId === user.id;
