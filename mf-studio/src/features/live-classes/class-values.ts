import type { z } from 'zod';
import { day } from '@stoa/shared/contract/kernel/primitives.ts';
import { classFields, type PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';

/** What can be changed of a class. */
export const changedClass = classFields.extend({ date: day });
export type ClassValues = z.output<typeof changedClass>;

/** In the order in which the form asks for them. */
export const valuesOf = (planned: PlannedClass): ClassValues => ({
  title: planned.title,
  date: planned.date,
  time: planned.time,
  time_zone: planned.time_zone,
  duration_min: planned.duration_min,
  capacity: planned.capacity,
  lesson_id: planned.lesson_id,
  description: planned.description,
  room: planned.room,
  join_url: planned.join_url,
  host_url: planned.host_url,
  host_ids: planned.hosts.map(({ id }) => id),
});

/** What differs, as it is afterwards. */
export const changesBetween = (before: ClassValues, after: ClassValues): Partial<ClassValues> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ClassValues]),
    ),
  );
