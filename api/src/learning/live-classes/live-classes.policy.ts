import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { LiveClassRow } from './live-classes.tables.ts';

type Times = Pick<LiveClassRow, 'startsAt' | 'durationMin'>;

const MINUTE_MS = 60_000;
/** The door opens that long before the start. */
export const EARLY_MIN = 15;

export const endsAtOf = ({ startsAt, durationMin }: Times): Date =>
  new Date(startsAt.getTime() + durationMin * MINUTE_MS);
export const opensAtOf = ({ startsAt }: Pick<Times, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - EARLY_MIN * MINUTE_MS);

export function statusOf(liveClass: Times & Pick<LiveClassRow, 'cancelledAt'>, now: Date): LiveClass['status'] {
  if (liveClass.cancelledAt !== null) return 'cancelled';
  if (now < liveClass.startsAt) return 'upcoming';
  return now < endsAtOf(liveClass) ? 'live' : 'ended';
}

/** From a quarter of an hour before the start until the end, unless it was called off. */
export const isOpen = (liveClass: Times & Pick<LiveClassRow, 'cancelledAt'>, now: Date): boolean =>
  liveClass.cancelledAt === null && now >= opensAtOf(liveClass) && now < endsAtOf(liveClass);

export const isHost = (
  { user }: Viewer,
  { hostId, coHostIds }: Pick<LiveClassRow, 'hostId'> & { coHostIds: readonly string[] },
): boolean => hostId === user.id || coHostIds.includes(user.id);
