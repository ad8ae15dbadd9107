import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { ownDay } from '@stoa/shared/i18n/class-times.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';

export interface ClassesOfDay {
  /** As its heading says it. */
  day: string;
  classes: PlannedClass[];
}

/** Classes in the order in which they are given, those of one day of the reader's calendar together. */
export function byDay(classes: readonly PlannedClass[], locale: Locale): ClassesOfDay[] {
  const days: ClassesOfDay[] = [];
  for (const planned of classes) {
    const day = ownDay(planned, locale);
    const last = days.at(-1);
    if (last?.day === day) last.classes.push(planned);
    else days.push({ day, classes: [planned] });
  }
  return days;
}
