import type { RoomView } from '@stoa/shared/contract/learning/class-room.ts';
import type { WithNouns } from '../../kernel/context.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { endsAtOf, isOpen, opensAtOf, statusOf } from '../live-classes/live-classes.policy.ts';
import { isHere } from './class-room.policy.ts';
import { findRoom, findSeats } from './class-room.repository.ts';
import { requireRoom } from './enter-room.ts';

/** What one sees in front of the room. */
export async function getRoom(reach: WithNouns, viewer: Viewer, id: string, now = new Date()): Promise<RoomView> {
  const { db } = reach;
  const { liveClass, course, coHostIds, isHosted } = await requireRoom(reach, viewer, id);
  const hostIds = [...(liveClass.hostId === null ? [] : [liveClass.hostId]), ...coHostIds];
  const people = await findPeople(db, hostIds);
  const inside = (await findSeats(db, id)).filter((seat) => isHere(seat, now) && !seat.isWaiting);
  const isEnded = (await findRoom(db, id))?.endedAt != null;
  return {
    class: {
      id,
      title: liveClass.title,
      description: liveClass.description,
      course,
      starts_at: liveClass.startsAt.toISOString(),
      ends_at: endsAtOf(liveClass).toISOString(),
      opens_at: opensAtOf(liveClass).toISOString(),
      time_zone: liveClass.timeZone,
      status: isEnded && !isHosted ? 'ended' : statusOf(liveClass, now),
      hosts: hostIds.flatMap((hostId) => people.get(hostId) ?? []),
    },
    is_host: isHosted,
    is_open: isOpen(liveClass, now) && (isHosted || !isEnded),
    people: inside.length,
  };
}
