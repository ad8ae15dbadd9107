import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { actReason, byId, id, instant, ok, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import {
  announcementStates,
  audienceKinds,
  LONGEST_ANNOUNCEMENT,
  LONGEST_SUBJECT,
  MOST_CHOSEN_LEARNERS,
} from './announcement-words.ts';
import { reportedCourse } from './course-learners.ts';

/** Who left a course, was refunded or whose access ended is in none of them. */
const announcementAudience = z
  .object({
    kind: z.enum(audienceKinds),
    /** Of `idle`: not there for so many whole days, and not done. */
    idle_days: z.int().min(1, rule('Enter 1 to 365 days.')).max(365, rule('Enter 1 to 365 days.')).optional(),
    /** Of `chosen`. */
    user_ids: z.array(id).max(MOST_CHOSEN_LEARNERS, rule('Choose at most 500 learners.')).optional(),
  })
  .superRefine(({ kind, idle_days, user_ids }, { addIssue }) => {
    if (kind === 'idle' && idle_days === undefined) {
      addIssue({ code: 'custom', path: ['idle_days'], message: rule('Enter 1 to 365 days.') });
    }
    if (kind === 'chosen' && !user_ids?.length) {
      addIssue({ code: 'custom', path: ['user_ids'], message: rule('Choose at least one learner.') });
    }
  });
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

const subjectRule = rule('Subject must be between 1 and 120 characters.');
const textRule = rule('Text must be between 1 and 5000 characters.');

export const sendAnnouncementBody = z.object({
  /** Made by the client, so that sending the same twice makes one. */
  id,
  subject: z.string().trim().min(1, subjectRule).max(LONGEST_SUBJECT, subjectRule),
  /** Markdown. */
  body: z.string().trim().min(1, textRule).max(LONGEST_ANNOUNCEMENT, textRule),
  audience: announcementAudience,
  /** Left out or null: at once. */
  send_at: instant.nullable().default(null),
});
export type SendAnnouncement = z.input<typeof sendAnnouncementBody>;

/** As those who teach the course see it. */
const sentAnnouncement = z.object({
  id,
  course: reportedCourse,
  /** Null: a former member. */
  author: person.nullable(),
  subject: z.string(),
  body: z.string(),
  audience: z.enum(audienceKinds),
  idle_days: z.int().nullable(),
  state: z.enum(announcementStates),
  send_at: instant,
  sent_at: instant.nullable(),
  /** How many it went to, and how many of these have opened it on the site. Emails that were read are not counted. */
  told: z.int().min(0),
  read: z.int().min(0),
  /** Why a moderator removed or cancelled it. */
  removal_note: z.string().nullable(),
});
export type SentAnnouncement = z.infer<typeof sentAnnouncement>;

/** As a learner of the course reads it. */
const courseAnnouncement = z.object({
  id,
  author: person.nullable(),
  subject: z.string(),
  /** Markdown. */
  body: z.string(),
  sent_at: instant,
  /** What was said to everyone before they came is nothing new to them. */
  read: z.boolean(),
  /** They wrote it. */
  is_own: z.boolean(),
});
export type CourseAnnouncement = z.infer<typeof courseAnnouncement>;

export const announcementEndpoints = defineEndpoints({
  countAudience: {
    summary: 'How many learners of a course an announcement would go to, and how many more it may send on that day',
    auth: 'signed-in',
    params: byId,
    body: z.object({ audience: announcementAudience, send_at: instant.nullable().default(null) }),
    reply: z.object({ people: z.int().min(0), left_that_day: z.int().min(0) }),
  },
  sendAnnouncement: {
    summary:
      'Write to learners of a course, now or at a time; for its owner and who answers its learners (`grade`). At most 3 of a course on one day (UTC)',
    auth: 'signed-in',
    params: byId,
    body: sendAnnouncementBody,
    reply: sentAnnouncement,
  },
  listSentAnnouncements: {
    summary: 'What was announced in my courses and waits to be, the newest first, with how many read it on the site',
    auth: 'signed-in',
    query: pageQuery.extend({ course_id: id.optional() }),
    reply: paged(sentAnnouncement),
  },
  cancelAnnouncement: {
    summary: 'Cancel an announcement that waits, as who may write one; what was sent stays sent (409)',
    auth: 'signed-in',
    params: byId,
    reply: sentAnnouncement,
  },
  listWaitingAnnouncements: {
    summary: 'Announcements of all courses that wait to be sent, the next one first, for moderators',
    auth: 'signed-in',
    permission: 'moderate-content',
    query: pageQuery,
    reply: paged(sentAnnouncement),
  },
  cancelAnnouncementAsModerator: {
    summary: 'Cancel someone else’s announcement that waits; its author is told why. What was sent stays sent (409)',
    auth: 'signed-in',
    permission: 'moderate-content',
    params: byId,
    body: z.object({ reason: actReason }),
    reply: sentAnnouncement,
  },
  listCourseAnnouncements: {
    summary: 'What was announced to me in a course, and to everyone before I came; the newest first',
    auth: 'signed-in',
    params: byId,
    query: pageQuery,
    reply: paged(courseAnnouncement).extend({ unread: z.int().min(0) }),
  },
  readAnnouncement: {
    summary: 'Say that I have read an announcement; again, it changes nothing',
    auth: 'signed-in',
    params: byId,
    reply: ok,
  },
});
