import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { actReason, byId, id, instant, ok } from '../kernel/primitives.ts';
import { currentPassword } from './accounts.ts';
import { duplicateReasons, mergeParts, mergeRefusals } from './merge-words.ts';
import { listedUser } from './users.ts';

/** Two accounts that may be one person's; the older is the first. */
export const likelyDuplicate = z.object({
  /** Where the next page begins. */
  key: z.string(),
  one: listedUser,
  other: listedUser,
  reasons: z.array(z.enum(duplicateReasons)).min(1),
});
export type LikelyDuplicate = z.infer<typeof likelyDuplicate>;

/** What was found when it was tried and undone: what happens now would be just this. */
export const mergePart = z.object({
  name: z.enum(mergeParts),
  /** Rows that are handed over. */
  moved: z.int().min(0),
  /** Of both accounts, where one holds: the better stays. */
  collided: z.int().min(0),
  dropped: z.int().min(0),
});
export type MergePart = z.infer<typeof mergePart>;

export const mergePreview = z.object({
  from: listedUser,
  into: listedUser,
  /** Empty where they can be merged; else nothing was tried. */
  refusals: z.array(z.enum(mergeRefusals)),
  parts: z.array(mergePart),
});
export type MergePreview = z.infer<typeof mergePreview>;

const merged = z.object({ from_id: id });

/** The address of an account that was merged; `id` is that account's. */
const emailAlias = z.object({ id, email: z.string(), merged_at: instant });

/** `id` is the account that stays, `from_id` the one that ends. */
export const accountMergeEndpoints = defineEndpoints({
  listDuplicates: {
    summary: 'Accounts that may be one person’s, and why; those that were dismissed are left out',
    auth: 'signed-in',
    permission: 'manage-users',
    query: z.object({ after: z.string().max(100).optional() }),
    reply: z.object({ items: z.array(likelyDuplicate), next: z.string().nullable() }),
  },
  dismissDuplicate: {
    summary: 'Say that two accounts are not one person’s',
    auth: 'signed-in',
    permission: 'manage-users',
    body: z.object({ one_id: id, other_id: id, reason: actReason }),
    reply: ok,
  },
  previewMerge: {
    summary: 'What a merge would move, where both accounts have the same, and what is let go',
    auth: 'signed-in',
    permission: 'manage-users',
    impersonating: 'closed',
    params: byId,
    query: merged,
    reply: mergePreview,
  },
  /** All of it or nothing; asked again it changes nothing more. 409 `conflict` where it is refused. */
  mergeUsers: {
    summary: 'Merge another account into this one, for good; both are logged out, and both addresses are told',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    body: merged.extend({ reason: actReason, password: currentPassword.optional() }),
    reply: ok,
  },
  listMerges: {
    summary: 'The accounts that were merged into this one, whose addresses log in here',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    reply: z.array(emailAlias),
  },
  listEmailAliases: {
    summary: 'Other addresses by which I log in: those of accounts that were merged into mine',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.array(emailAlias),
  },
  removeEmailAlias: {
    summary: 'No longer log in by this address, for good; it is told so by email',
    auth: 'signed-in',
    params: byId,
    body: z.object({ password: currentPassword.optional() }),
    reply: ok,
  },
});
