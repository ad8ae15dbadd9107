import { z } from 'zod';
import { httpsUrl } from '../kernel/https-url.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, day, email, id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { MOST_DATES, MOST_HOSTS, roomKinds } from './class-words.ts';
import { liveClass } from './live-classes.ts';

const TITLE_RULE = rule('Title must be between 3 and 120 characters.');
const DURATION_RULE = rule('Duration must be between 15 and 480 minutes.');
const CAPACITY_RULE = rule('Capacity must be between 1 and 10,000.');
const ADDRESS_TOO_LONG = rule('Address must be at most 2000 characters.');

/** The clock on the wall: `18:30`. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule('Enter a time such as 18:30.'));

/** What is planned of a class, but for its day. */
export const classFields = z.object({
  /** A lesson of kind `live`; null: it belongs to the course as a whole. */
  lesson_id: id.nullable(),
  title: z.string().trim().min(3, TITLE_RULE).max(120, TITLE_RULE),
  description: z.string().trim().max(2000, rule('Description must be at most 2000 characters.')),
  time: wallTime,
  /** An IANA name: day and time are meant there. */
  time_zone: z.string().min(1, rule('Choose a time zone.')).max(64, rule('Choose a time zone.')),
  duration_min: z.int(DURATION_RULE).min(15, DURATION_RULE).max(480, DURATION_RULE),
  /** How many learners may come in; null: as many as the room holds. */
  capacity: z.int(CAPACITY_RULE).min(1, CAPACITY_RULE).max(10_000, CAPACITY_RULE).nullable(),
  room: z.enum(roomKinds, rule('Choose one of the options.')),
  /** Of `link` alone, and needed there. */
  join_url: httpsUrl(2000, ADDRESS_TOO_LONG).nullable(),
  /** Of `link` alone: where hosts start the class, if not at `join_url`. No learner is told. */
  host_url: httpsUrl(2000, ADDRESS_TOO_LONG).nullable(),
  /** The first is named as who holds it. */
  host_ids: z.array(id).min(1, rule('Name at least one host.')).max(MOST_HOSTS, rule('At most ten hosts.')),
});
export type ClassFields = z.infer<typeof classFields>;

/** A class as the team of its course plans it. */
export const plannedClass = liveClass
  .pick({ id: true, starts_at: true, ends_at: true, status: true, recording_lesson_id: true })
  .extend(classFields.omit({ host_ids: true }).shape)
  .extend({
    course_id: id,
    /** Of the time zone, as `time`. */
    date: day,
    /** Classes that were saved together. */
    series_id: id.nullable(),
    hosts: z.array(person),
    /** Of whom cancelled it; empty elsewhere. */
    cancel_reason: z.string(),
    /** Counts the changes; each change names the one it was made on. */
    version: z.int().min(0),
  });
export type PlannedClass = z.infer<typeof plannedClass>;

export const schedule = z.object({
  /** By time; cancelled ones too. */
  classes: z.array(plannedClass),
  /** Where classes of this site can be held. */
  rooms: z.array(z.enum(roomKinds)),
});
export type Schedule = z.infer<typeof schedule>;

export const scheduleDraft = classFields.extend({
  course_id: id,
  /** A UUID made once by the client: what is sent again after a lost answer schedules nothing twice. */
  key: id,
  /** A class on each; who repeats it weekly leaves out the exceptions. */
  dates: z.array(day).min(1, rule('Choose at least one date.')).max(MOST_DATES, rule('At most 60 dates.')),
});
export type ScheduleDraft = z.infer<typeof scheduleDraft>;

/** Whether a change is meant for one class alone, or for those of its series that follow as well. */
const reach = { version: z.int().min(0), following: z.boolean().default(false) };

export const liveScheduleEndpoints = defineEndpoints({
  saveLiveSchedule: {
    summary: 'Schedule a class, or a series of them; people who learn in the course are told',
    auth: 'signed-in',
    body: scheduleDraft,
    reply: z.array(plannedClass),
  },
  listLiveSchedule: {
    summary: 'All classes of a course, for its team; `id` is the course',
    auth: 'signed-in',
    params: byId,
    reply: schedule,
  },
  getLiveSchedule: {
    summary: 'One class, for the team of its course; `id` is the class',
    auth: 'signed-in',
    params: byId,
    reply: plannedClass,
  },
  changeClass: {
    summary: 'Change a class that has not begun; those that follow keep their distance in days. `id` is the class',
    auth: 'signed-in',
    params: byId,
    body: z.object({ ...reach, change: classFields.extend({ date: day }).partial() }),
    reply: z.array(plannedClass),
  },
  cancelClass: {
    summary: 'Call a class off; it stays in the schedule. `id` is the class',
    auth: 'signed-in',
    params: byId,
    body: z.object({
      ...reach,
      reason: z.string().trim().max(255, rule('Reason must be at most 255 characters.')).default(''),
    }),
    reply: z.array(plannedClass),
  },
  restoreClass: {
    summary: 'Hold a class after all that was called off; `id` is the class',
    auth: 'signed-in',
    params: byId,
    body: z.object(reach),
    reply: z.array(plannedClass),
  },
  findClassHost: {
    summary: 'Who teaches here under this address, to be a host',
    auth: 'signed-in',
    query: z.object({ email }),
    reply: person,
  },
  keepRecording: {
    summary:
      'Make a film of a class a lesson of its course; for who may edit it. `conflict`: it has another. `id` is the class',
    auth: 'signed-in',
    params: byId,
    body: z.object({
      file_id: id,
      /** Another film of this class, if there is one, makes way for it. */
      replaces: z.boolean().default(false),
    }),
    reply: z.object({ lesson_id: id, course: z.object({ name: z.string(), slug: z.string() }) }),
  },
});
