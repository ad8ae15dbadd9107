import type { LiveClassRow } from '../live-classes/live-classes.tables.ts';

export type ClassNews = 'scheduled' | 'moved' | 'cancelled' | 'restored';

type Known = Pick<
  LiveClassRow,
  'startsAt' | 'durationMin' | 'cancelledAt' | 'toldStartsAt' | 'toldDurationMin' | 'toldCancelled'
>;

/** What is to be told of a class, by what was told last; undefined: nothing, as of one that was called off before anybody heard of it. */
export function newsOf(liveClass: Known): ClassNews | undefined {
  const { startsAt, durationMin, cancelledAt, toldStartsAt, toldDurationMin, toldCancelled } = liveClass;
  const isCancelled = cancelledAt !== null;
  if (toldStartsAt === null) return isCancelled ? undefined : 'scheduled';
  if (isCancelled) return toldCancelled ? undefined : 'cancelled';
  if (toldCancelled) return 'restored';
  const isSame = toldStartsAt.getTime() === startsAt.getTime() && toldDurationMin === durationMin;
  return isSame ? undefined : 'moved';
}
