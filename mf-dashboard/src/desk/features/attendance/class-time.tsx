import type { TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { ownTimes, plannedTimes } from '@stoa/shared/i18n/class-times.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useAttendanceText } from '../../messages/attendance.ts';

const MINUTE_MS = 60_000;

const timesOf = ({ starts_at, duration_min, time_zone }: TaughtClass) => ({
  starts_at,
  ends_at: new Date(new Date(starts_at).getTime() + duration_min * MINUTE_MS).toISOString(),
  time_zone,
});

/** When a class is, in the reader's own zone. */
export function ClassTime({ taught }: { taught: TaughtClass }) {
  const { locale } = useFormat();
  return <time dateTime={taught.starts_at}>{ownTimes(timesOf(taught), locale)}</time>;
}

/** The same in the zone of the class; nothing where clocks show the same there. */
export function PlannedTime({ taught }: { taught: TaughtClass }) {
  const t = useAttendanceText();
  const { locale } = useFormat();
  const planned = plannedTimes(timesOf(taught), locale);
  return planned ? t('planned', planned) : null;
}
