import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { roleName } from '../kernel/roles.ts';
import { locales } from '../site/locales.ts';
import { person } from './accounts.ts';
import { openSession } from './sessions.ts';
import { personLists, roleOrigins } from './standings.ts';
import { listedUser } from './users.ts';

const roleGrant = z.object({
  role: roleName,
  since: instant,
  origin: z.enum(roleOrigins),
  /** Null where nobody did, or nobody knows; a former member, where the account is gone. */
  by: person.nullable(),
  reason: z.string().nullable(),
});
export type RoleGrant = z.infer<typeof roleGrant>;

const suspension = z.object({
  since: instant,
  by: person.nullable(),
  reason: z.string(),
  /** What the person is told. */
  public_reason: z.string(),
});

/** Everything that the account itself holds. */
export const personDetails = listedUser.extend({
  about: z.string(),
  time_zone: z.string().nullable(),
  locale: z.enum(locales).nullable(),
  grants: z.array(roleGrant),
  suspension: suspension.nullable(),
  /** Everyone shares this demo account: nothing of it is changed here. */
  shared: z.boolean(),
});
export type PersonDetails = z.infer<typeof personDetails>;

const personEntry = z.object({
  id,
  title: z.string(),
  /** As its noun calls it: `in-progress`, `published`, `successful`. */
  status: z.string(),
  at: instant,
  /** A path of this site; null where it has no screen. */
  link: z.string().nullable(),
  money: z.object({ amount_minor: z.int(), currency: z.string() }).nullable(),
});

/** The newest of something that a person has, and how many there are. */
const personList = z.object({ name: z.enum(personLists), total: z.int().min(0), items: z.array(personEntry) });
export type PersonList = z.infer<typeof personList>;

export const userDetailEndpoints = defineEndpoints({
  getUser: {
    summary: 'One account: who gave which role, and whether it is suspended',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    reply: personDetails,
  },
  listUserLists: {
    summary: 'The newest enrolments, courses and payments of someone, and reports of what they wrote',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    reply: z.array(personList),
  },
  listUserSessions: {
    summary: 'Where someone is logged in',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    reply: z.array(openSession.omit({ current: true })),
  },
});
