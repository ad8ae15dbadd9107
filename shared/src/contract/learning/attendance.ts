import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, day, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { attendanceFields, attendanceStatuses, type AttendanceField } from './attendance-words.ts';
import { liveClass } from './live-classes.ts';

export const markRemarks = z.string().trim().max(255, rule('Remarks must be at most 255 characters.'));
/** Of a mark that corrects what the door saw. */
export const correctionReason = markRemarks.min(1, rule('Say why you correct what was recorded.'));

/** What stands in the register of one class about one learner. */
const register = {
  status: z.enum(attendanceStatuses),
  /** When they first came through the door; null: they did not, or nobody saw it. */
  joined_at: instant.nullable(),
  /** `manual`: a person said so. */
  source: z.enum(['join', 'manual']),
  remarks: z.string().max(255),
};

export const attendance = z.object({
  id,
  course: z.object({ id, name: z.string(), slug: z.string() }),
  class: z.object({ id, title: z.string() }),
  student_name: z.string(),
  /** The day of the class in its own zone. */
  attended_class_on: day,
  ...register,
});
export type Attendance = z.infer<typeof attendance>;

export const classStudent = z.object({
  user_id: id,
  student_name: z.string(),
  /** False: they left the course, or were never in it; what was written down stays. */
  is_enrolled: z.boolean(),
  /** Null: they have not come, and nobody wrote anything down. Once the class is over that is `absent`. */
  status: register.status.nullable(),
  joined_at: register.joined_at,
  /** How long they were in the site's own room; null: they were not, or the class was held elsewhere. */
  minutes: z.int().min(0).nullable(),
  source: register.source.nullable(),
  remarks: register.remarks,
});
export type ClassStudent = z.infer<typeof classStudent>;

/** A class with how many came to it. */
export const taughtClass = liveClass
  .pick({ id: true, course: true, title: true, starts_at: true, duration_min: true, time_zone: true, status: true })
  .extend({
    /** Present or late. */
    came: z.int().min(0),
    /** Who learns in the course now, or stands in the register. */
    students: z.int().min(0),
    /** Whether its register can be written: from when the door opens. */
    can_mark: z.boolean(),
  });
export type TaughtClass = z.infer<typeof taughtClass>;

const BAR = '|';

/** What `<text>|<field>` asks for; the text may hold bars itself. Undefined where there is no such field. */
export function readAttendanceQuery(query: string): { text: string; field: AttendanceField } | undefined {
  const at = query.lastIndexOf(BAR);
  const [text, word] = at < 0 ? [query, 'all'] : [query.slice(0, at), query.slice(at + 1)];
  const field = attendanceFields.find((known) => known === word);
  return field && { text: text.trim(), field };
}

export const attendanceEndpoints = defineEndpoints({
  joinClass: {
    summary: 'The way into a class while its door is open; writes down that a learner came. `id` is the class',
    auth: 'signed-in',
    params: byId,
    reply: z.object({
      /** Another site, by https, or a page of this one. */
      url: z.string(),
    }),
  },
  listTaughtClasses: {
    summary: 'Classes that I host, and those of my courses, as an admin all; the last to begin first',
    auth: 'signed-in',
    query: pageQuery,
    reply: paged(taughtClass),
  },
  listAttendances: {
    summary: 'Who came to those classes, newest class first; `query` is `<text>|<field>`',
    auth: 'signed-in',
    query: pageQuery.extend({
      per_page: pageQuery.shape.per_page.default(50),
      query: z
        .string()
        .max(200)
        .refine((query) => readAttendanceQuery(query) !== undefined, rule('Choose one of the options.'))
        .default(''),
    }),
    reply: paged(attendance)
      .omit({ items: true })
      .extend({ attendances: z.array(attendance), searchBy: z.array(z.enum(attendanceFields)) }),
  },
  getRegister: {
    summary: 'The register of a class: everyone who learns in its course, or is written down; `id` is the class',
    auth: 'signed-in',
    params: byId,
    query: pageQuery.extend({
      per_page: pageQuery.shape.per_page.default(50),
      /** A part of the student's name. */
      search: z.string().trim().max(100).default(''),
    }),
    reply: paged(classStudent).extend({ class: taughtClass }),
  },
  markAttendance: {
    summary: 'Write down, or correct, whether someone came; `id` is the class',
    auth: 'signed-in',
    params: byId,
    body: z.object({
      user_id: id,
      /** Null takes back what a person wrote down: what the door saw counts again. */
      status: register.status.nullable(),
      /** Needed to correct what the door saw. */
      remarks: markRemarks.default(''),
    }),
    reply: classStudent,
  },
});
