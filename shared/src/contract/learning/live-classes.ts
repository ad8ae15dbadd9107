import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';

/** A class that a course holds at a set time, as one who takes part sees it. */
export const liveClass = z.object({
  id,
  course: z.object({ id, name: z.string(), slug: z.string() }),
  lesson_id: id.nullable(),
  title: z.string().min(3).max(120),
  description: z.string().max(2000),
  starts_at: instant,
  ends_at: instant,
  duration_min: z.int().min(15).max(480),
  /** An IANA name: the zone in which it was planned. */
  time_zone: z.string(),
  /** From the clock and from whether it was called off. */
  status: z.enum(['upcoming', 'live', 'ended', 'cancelled']),
  /** Null: the person has left. */
  host: person.nullable(),
  /** Who holds it together with the host; an older API names none. */
  co_hosts: z.array(person).default([]),
  /** As the host or one of the co-hosts. */
  is_host: z.boolean(),
  capacity: z.int().min(1).max(10_000).nullable(),
  /** One can join from then until the end. */
  opens_at: instant,
  /** Whether `joinClass` leads me in now. */
  can_join: z.boolean(),
  /** A calendar file; signed, expires after an hour. */
  calendar_url: z.string(),
  recording_lesson_id: id.nullable(),
});
export type LiveClass = z.infer<typeof liveClass>;

const nextClass = liveClass.extend({
  /** The host teaches a published course: their name leads to their page. An older API does not say it. */
  host_has_page: z.boolean().default(false),
});
export type NextLiveClass = z.infer<typeof nextClass>;

export const liveClassEndpoints = defineEndpoints({
  listNextClasses: {
    summary: 'Live classes of my courses, and those I host, that are on or to come; soonest first',
    auth: 'signed-in',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(5) }),
    reply: z.array(nextClass),
  },
  listCourseClasses: {
    summary: 'All live classes of a course, those called off too, by time; for who learns in it, and its team',
    auth: 'signed-in',
    params: byId,
    reply: z.array(liveClass),
  },
});
