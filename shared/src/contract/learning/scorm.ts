import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { scormItem } from '../teaching/scorm-packages.ts';
import { scormVersions } from '../teaching/scorm-words.ts';

/** What a SCO said of itself; what it did not say is `unknown`. Nothing follows from having been there. */
const scoStatus = {
  completion: z.enum(['unknown', 'not_attempted', 'incomplete', 'completed']),
  success: z.enum(['unknown', 'passed', 'failed']),
  /** Percent; null where none was given. */
  score: z.number().min(0).max(100).nullable(),
  total_time_s: z.int(),
};

export const scormSco = z.object({ identifier: z.string(), title: z.string(), ...scoStatus });
export type ScormSco = z.infer<typeof scormSco>;

/** One way through a package; a new one begins when its learner wants that, or the package was replaced. */
export const scormAttempt = z.object({
  number: z.int(),
  begun_at: instant,
  last_commit_at: instant.nullable(),
  completed_at: instant.nullable(),
  /** Of all SCOs together. */
  ...scoStatus,
  scos: z.array(scormSco),
  /** False: it was made in a package that has been replaced since, and cannot be gone on with. */
  can_go_on: z.boolean(),
});
export type ScormAttempt = z.infer<typeof scormAttempt>;

/** A package opened for one person on one page. */
export const scormLaunch = z.object({
  id,
  /** The page to frame, on the content's own host; who has it has the launch. */
  url: z.string(),
  /** Of that page: the only one to speak with. */
  origin: z.string(),
  /** When the address ends, unless it is renewed before. */
  expires_at: instant,
  title: z.string(),
  version: z.enum(scormVersions),
  items: z.array(scormItem),
  attempt: scormAttempt,
});
export type ScormLaunch = z.infer<typeof scormLaunch>;

/** Characters of `cmi` and `sequencing` together; suspend data alone may be 64,000. */
export const MOST_COMMIT_CHARS = 900_000;

/** Of all parts of one attempt together. */
export const MOST_REGISTRATION_CHARS = 5_000_000;

/** All that is to be kept of a SCO, as it stands: a later one replaces an earlier one whole. */
export const scormCommit = z.object({
  /** Counts the commits of a launch, from 1; one that comes after a later one changes nothing. */
  seq: z.int().min(1),
  /** The SCO's item. */
  sco: z.string().min(1).max(4000),
  /** The run-time data model below `cmi`, nested as its dots say. */
  cmi: z.record(z.string(), z.json()),
  /** State of the sequencing, an opaque text; null where there is a single SCO. */
  sequencing: z.string().nullable(),
  /** `ended`: the SCO has ended itself; the attempt goes on. */
  trigger: z.enum(['commit', 'auto', 'ended', 'leaving', 'journal']),
});
export type ScormCommit = z.infer<typeof scormCommit>;

/** `older`: a later one was there already. `taken_over`: the package was opened anew elsewhere; nothing more is kept from here. */
export const commitOutcomes = ['kept', 'older', 'taken_over', 'expired'] as const;
export type CommitOutcome = (typeof commitOutcomes)[number];

/** Why a launch is over: its time, its person's session, or their enrolment has ended. */
export const launchEnds = ['time', 'signed_out', 'not_enrolled'] as const;
export type LaunchEnd = (typeof launchEnds)[number];

export const scormKept = z.object({
  outcome: z.enum(commitOutcomes),
  /** Of one that is `expired`. */
  reason: z.enum(launchEnds).optional(),
  attempt: scormAttempt,
});
export type ScormKept = z.infer<typeof scormKept>;

/** A SCORM lesson that a person has begun. */
export const ownScorm = z.object({
  course: z.object({ id, name: z.string(), slug: z.string() }),
  lesson: z.object({ id, title: z.string() }),
  version: z.enum(scormVersions),
  /** The newest. */
  attempt: scormAttempt,
});
export type OwnScorm = z.infer<typeof ownScorm>;

export const scormEndpoints = defineEndpoints({
  openScorm: {
    summary:
      'Opens the package of a lesson to learn, or for who makes or reviews it to look into; ends an earlier opening',
    auth: 'signed-in',
    body: z.object({
      lesson_id: id,
      /** `inspect` keeps nothing, and begins anew each time. */
      purpose: z.enum(['learn', 'inspect']),
      attempt: z.enum(['go_on', 'new']),
    }),
    reply: scormLaunch,
  },
  renewScorm: {
    summary: 'Keeps an opened package open; `id` is the launch',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ expires_at: instant }),
  },
  keepScormData: {
    summary: 'Keeps what a SCO has set and its own page could not bring home',
    auth: 'signed-in',
    body: scormCommit.extend({ launch_id: id }),
    reply: scormKept,
  },
  getScormProgress: {
    summary: "The caller's attempts at a SCORM lesson, newest first; `id` is the lesson",
    auth: 'signed-in',
    params: byId,
    reply: z.object({ attempts: z.array(scormAttempt) }),
  },
  listOwnScorm: {
    summary: 'SCORM lessons that the caller has begun, by their last visit',
    auth: 'signed-in',
    query: pageQuery,
    reply: paged(ownScorm),
  },
});
