import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { endsAtOf, statusOf } from '../live-classes/live-classes.policy.ts';
import type { PlannedRow } from './live-schedule.repository.ts';
import { wallClockOf } from './wall-clock.ts';

/** Its host first, then who holds it with them. */
export const hostIdsOf = ({ liveClass: { hostId }, coHostIds }: PlannedRow): string[] => [
  ...(hostId === null ? [] : [hostId]),
  ...coHostIds,
];

/** Classes as the team of their course plans them. */
export async function plannedOf(db: Database, rows: readonly PlannedRow[], now: Date): Promise<PlannedClass[]> {
  const people = await findPeople(db, rows.flatMap(hostIdsOf));
  return rows.map((row) => {
    const { liveClass } = row;
    const { date, time } = wallClockOf(liveClass.startsAt, liveClass.timeZone);
    return {
      id: liveClass.id,
      course_id: liveClass.courseId,
      lesson_id: liveClass.lessonId,
      series_id: liveClass.seriesId,
      title: liveClass.title,
      description: liveClass.description,
      date,
      time,
      time_zone: liveClass.timeZone,
      duration_min: liveClass.durationMin,
      starts_at: liveClass.startsAt.toISOString(),
      ends_at: endsAtOf(liveClass).toISOString(),
      status: statusOf(liveClass, now),
      capacity: liveClass.capacity,
      room: liveClass.room,
      join_url: liveClass.joinUrl,
      host_url: liveClass.hostUrl,
      hosts: hostIdsOf(row).flatMap((id) => people.get(id) ?? []),
      cancel_reason: liveClass.cancelReason,
      recording_lesson_id: liveClass.recordingLessonId,
      version: liveClass.version,
    };
  });
}
