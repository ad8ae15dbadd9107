import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, email, id, instant, ok } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { courseRights } from './co-instructor-words.ts';
import { courseMakers } from './course-makers.ts';

const rights = z.array(z.enum(courseRights)).min(1, rule('Choose at least one right.')).max(courseRights.length);

export const coInstructor = z.object({
  person,
  rights: z.array(z.enum(courseRights)),
  status: z.enum(['invited', 'active']),
  invited_at: instant,
  accepted_at: instant.nullable(),
});
export type CoInstructor = z.infer<typeof coInstructor>;

/** Who works on a course. Those who are only invited are the owner's to know of. */
export const courseTeam = z.object({ owner: person, is_owner: z.boolean(), items: z.array(coInstructor) });
export type CourseTeam = z.infer<typeof courseTeam>;

export const courseInvitation = z.object({
  course_id: id,
  course: z.string(),
  owner: person,
  rights: z.array(z.enum(courseRights)),
  invited_at: instant,
});
export type CourseInvitation = z.infer<typeof courseInvitation>;

const ofCourse = z.object({ id, user_id: id });

export const coInstructorEndpoints = defineEndpoints({
  listCoInstructors: {
    summary: 'Who works on a course beside its owner; `id` is the course',
    auth: 'signed-in',
    params: byId,
    reply: courseTeam,
  },
  inviteCoInstructor: {
    summary: 'Invite a creator, by their email address, to work on a course; for its owner',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ email, rights }),
    reply: courseTeam,
  },
  updateCoInstructor: {
    summary: 'Change what a co-instructor may do; for the owner of the course',
    auth: 'signed-in',
    params: ofCourse,
    body: z.object({ rights }),
    reply: courseTeam,
  },
  removeCoInstructor: {
    summary: 'Remove a co-instructor, or take an invitation back; a co-instructor leaves by removing themself',
    auth: 'signed-in',
    params: ofCourse,
    reply: ok,
  },
  listCourseInvitations: {
    summary: 'Courses that the signed-in person is invited to work on',
    auth: 'signed-in',
    reply: z.object({ items: z.array(courseInvitation) }),
  },
  answerCourseInvitation: {
    summary: 'Accept or decline an invitation to work on a course. `conflict`: it was answered otherwise',
    auth: 'signed-in',
    params: byId,
    body: z.object({ accept: z.boolean() }),
    reply: ok,
  },
});
