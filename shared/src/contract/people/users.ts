import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { instant, pageQuery, paged } from '../kernel/primitives.ts';
import { roleName } from '../kernel/roles.ts';
import { locales } from '../site/locales.ts';
import { userProfile } from './accounts.ts';
import { creatorStatuses } from './creator-status.ts';
import { standings, userSorts } from './standings.ts';

/** A person as admins see them. */
export const listedUser = userProfile.extend({
  roles: z.array(roleName),
  creator_status: z.enum(creatorStatuses),
  last_used_at: instant.nullable(),
  /** Cannot log in since then. */
  suspended_at: instant.nullable(),
});
export type ListedUser = z.infer<typeof listedUser>;

const userFilters = z.object({
  role: roleName.optional(),
  standing: z.enum(standings).optional(),
  q: z.string().trim().max(200).optional(),
  ...sortedBy(userSorts, 'descending'),
});
export type UserFilters = z.infer<typeof userFilters>;

export const usersFile = userFilters.extend({ locale: z.enum(locales) });

export const userEndpoints = defineEndpoints({
  listUsers: {
    summary: 'All accounts, filtered and sorted',
    auth: 'signed-in',
    permission: 'manage-users',
    query: pageQuery.extend(userFilters.shape),
    reply: paged(listedUser),
  },
  searchUsers: {
    summary: 'Accounts by name or email, best match first',
    auth: 'signed-in',
    permission: 'manage-users',
    query: z.object({
      q: z.string().trim().min(2).max(200),
      limit: z.coerce.number().int().min(1).max(50).default(10),
    }),
    reply: z.array(listedUser),
  },
  getUsersLink: {
    summary: 'A link to these accounts as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'manage-users',
    query: userFilters,
    reply: fileLink,
  },
});
