import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { instant, pageQuery, paged } from '../kernel/primitives.ts';
import { roleName } from '../kernel/roles.ts';
import { userProfile } from './accounts.ts';
import { creatorStatuses } from './creator-status.ts';

/** A person as admins see them. */
export const listedUser = userProfile.extend({
  roles: z.array(roleName),
  creator_status: z.enum(creatorStatuses),
  last_used_at: instant.nullable(),
});

export const userEndpoints = defineEndpoints({
  listUsers: {
    summary: 'All accounts, newest first',
    auth: 'signed-in',
    permission: 'manage-users',
    query: pageQuery.extend({ role: roleName.optional(), q: z.string().trim().max(200).optional() }),
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
});
