import { z } from 'zod';
import { overridingRemote, remoteName, semver } from './release.ts';

/** What a token may do. `admin`: tokens, keys, policies. Reading needs any valid token, or the permission `manage-releases`. */
export const verbs = ['publish', 'promote', 'canary', 'rollback', 'retire', 'override', 'approve', 'admin'] as const;
export const verb = z.enum(verbs);
export type Verb = z.infer<typeof verb>;

export const tokenFacts = z.object({
  id: z.string(),
  /** Whose it is, as it stands in histories: `player team, CI`. */
  name: z.string(),
  /** `['*']`: all, the shell too. */
  remotes: z.array(z.union([remoteName, z.literal('*')])).min(1),
  verbs: z.array(verb).min(1),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  /** The id of the token that made it, with which it ends; null: a person or the root token did. */
  made_with: z.string().nullable().default(null),
  /**
   * Who is behind it, however many tokens between: `account:…` of the person who made it, or `token:…` of the first token
   * of its line, which the root token made. All with the same one count as one at an approval. Null: made before this was kept.
   */
  person: z.string().nullable().default(null),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
});
export type TokenFacts = z.infer<typeof tokenFacts>;
export const tokenList = z.object({ tokens: z.array(tokenFacts) });

export const createTokenBody = z.object({
  name: z.string().trim().min(2).max(80),
  remotes: tokenFacts.shape.remotes,
  verbs: tokenFacts.shape.verbs,
  /** Days until it expires; null: never. At the latest it ends when the token does that makes it. */
  days: z.int().min(1).max(3650).nullable().default(365),
});
/** The only time that the token itself is shown; the registry keeps its hash. */
export const createTokenReply = z.object({ token: z.string(), facts: tokenFacts });

/** Who asks: a token, a person of the site with `manage-releases`, or the platform itself. */
export const whoAmI = z.object({
  kind: z.enum(['token', 'person']),
  name: z.string(),
  remotes: tokenFacts.shape.remotes,
  verbs: z.array(verb),
  expires_at: z.iso.datetime().nullable(),
});
export type WhoAmI = z.infer<typeof whoAmI>;

/** A public key that signs releases. `retired`: it no longer signs, and what it signed is not accepted any more. */
export const releaseKey = z.object({
  id: z.string(),
  /** base64 of the raw 32 bytes. */
  public_key: z.string(),
  state: z.enum(['signing', 'trusted', 'retired']),
  /** Null where a setting gave the key. */
  created_at: z.iso.datetime().nullable(),
});
export type ReleaseKey = z.infer<typeof releaseKey>;
export const keyList = z.object({ keys: z.array(releaseKey) });

export const auditKinds = [
  'publish',
  'retire',
  'promote',
  'rollback',
  'canary',
  'pause',
  'resume',
  'propose',
  'approve',
  'reject',
  'policy',
  'token-create',
  'token-revoke',
  'key-rotate',
  'restore-accept',
  'override-create',
  'override-use',
  'override-end',
] as const;

/**
 * One entry of the audit log, written once as `audit/{seq}.json`. `hash` is the SHA-256, hex, of the entry without
 * `hash` and `signature` as canonical JSON (keys sorted); `previous` is the hash of entry `seq − 1`, 64 zeros for the first.
 */
export const auditEntry = z.object({
  seq: z.int().min(1),
  at: z.iso.datetime(),
  kind: z.enum(auditKinds),
  by: z.string(),
  /** What it was about: `mf-catalog@1.5.0`, a token's id. */
  subject: z.string(),
  channel: z.string().nullable(),
  /** Of the channel, after the change. */
  revision: z.int().nullable(),
  why: z.string(),
  /** The stable versions of its channel when it was written (without one: of production); after the change, if it is one. */
  release_set: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  previous: z.string().regex(/^[0-9a-f]{64}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  key_id: z.string(),
  signature: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
/** Newest first. */
export const auditList = z.object({ entries: z.array(auditEntry) });
export const auditVerdict = z.object({
  entries: z.int(),
  valid: z.boolean(),
  /** The first entry that is not what it was, and why. */
  broken_at: z.int().nullable(),
  reason: z.string().nullable(),
});
export type AuditVerdict = z.infer<typeof auditVerdict>;

/** Who sees which code instead of the live one. */
export const createOverrideBody = z
  .object({
    name: remoteName,
    /** Email of the person's account on the site. */
    person: z.email(),
    /** A dev server on the person's own machine… */
    origin: z.string().optional(),
    /** What the dev server there offers, for the gateway cannot reach it: all addresses lie on that origin. */
    remote: overridingRemote.optional(),
    /** …or a registered version. */
    version: semver.optional(),
    /** Minutes until it ends by itself. */
    minutes: z
      .int()
      .min(5)
      .max(24 * 60)
      .default(8 * 60),
  })
  .refine(({ origin, version }) => (origin === undefined) !== (version === undefined), {
    message: 'Give either an origin or a version.',
    path: ['origin'],
  })
  .refine(({ origin, remote }) => (origin === undefined) === (remote === undefined), {
    message: 'Give it with an origin, and only then.',
    path: ['remote'],
  });
export const createOverrideReply = z.object({
  /** Opened in the person's browser while signed in, it switches the override on. */
  url: z.string(),
  expires_at: z.iso.datetime(),
});

/** Which versions made up one page. */
export const releaseSet = z.object({
  id: z.string(),
  channel: z.string(),
  /** The first revision it was seen with. */
  revision: z.int(),
  /** Name → version, the shell among them. */
  versions: z.record(z.string(), z.string()),
  at: z.iso.datetime(),
});
export type ReleaseSet = z.infer<typeof releaseSet>;
