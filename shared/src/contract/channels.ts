import { z } from 'zod';
import { remoteName, semver } from './release.ts';

/**
 * The calls of the release registry below `/platform/v1/`. An artefact is `(name, version)`, immutable; a channel says
 * which version of each is live. The shell is released like a remote, under the name `shell`.
 */
export const PLATFORM_PREFIX = '/platform/v1';

export const channelName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'Small letters, digits and hyphens.');

/** What is live in one channel. Revision 0 is a channel that never had a release. */
export const channelDocument = z.object({
  channel: channelName,
  revision: z.int().min(0),
  updated_at: z.iso.datetime().nullable(),
  /** Name → live version; `shell` is one of the names. */
  live: z.record(remoteName, z.object({ version: semver })),
});
export type ChannelDocument = z.infer<typeof channelDocument>;

export const channelMove = z.object({ name: remoteName, from: semver.nullable(), to: semver });
export type ChannelMove = z.infer<typeof channelMove>;

/** One entry of a channel's history. */
export const channelChange = z.object({
  revision: z.int().min(1),
  at: z.iso.datetime(),
  /** Who did it, as they name themselves. */
  by: z.string(),
  why: z.string(),
  kind: z.enum(['promote', 'rollback']),
  moves: z.array(channelMove).min(1),
});
export type ChannelChange = z.infer<typeof channelChange>;

/** Every way the registry can refuse. */
export const refusalCodes = [
  'unknown_version',
  'no_shell',
  'contract_mismatch',
  'shared_mismatch',
  'route_clash',
  'not_live',
  'nothing_before',
  'revision_moved',
  'version_taken',
  'artefact_invalid',
  'archive_invalid',
  'unauthenticated',
  'invalid',
  'not_found',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
export const refusal = z.object({
  code: z.enum(refusalCodes),
  /** One sentence: what does not fit, and what to do. */
  message: z.string(),
  /** The remote it is about. */
  name: z.string().optional(),
});
export type Refusal = z.infer<typeof refusal>;
/** Body of every reply of the registry that is not a success. */
export const registryProblem = refusal.extend({ request_id: z.string(), refusals: z.array(refusal).optional() });

const because = {
  by: z.string().trim().min(1).max(120),
  why: z.string().trim().max(500).default(''),
  /** Refuse if the channel has changed since; without it the change is planned on whatever is live. */
  expected_revision: z.int().min(0).optional(),
};
export const promoteBody = z.object({
  /** All of them go live in one change, or none. */
  releases: z.array(z.object({ name: remoteName, version: semver })).min(1),
  ...because,
});
/** Without `to`: the version that was live before. */
export const rollbackBody = z.object({ name: remoteName, to: semver.optional(), ...because });
/** `change` is null when everything asked for was live already. */
export const channelReply = z.object({ document: channelDocument, change: channelChange.nullable() });
export type ChannelReply = z.infer<typeof channelReply>;

export const channelHistory = z.object({ channel: channelName, changes: z.array(channelChange) });

export const publishReply = z.object({
  name: remoteName,
  version: semver,
  /** `already-published`: the same bytes stood there before. */
  outcome: z.enum(['published', 'already-published']),
});
export type PublishReply = z.infer<typeof publishReply>;

export const publishedVersion = z.object({
  version: semver,
  published_at: z.iso.datetime(),
  commit: z.string().nullable(),
  /** Raw and brotli bytes of a first view. */
  bytes: z.int(),
  brotli_bytes: z.int(),
  /** Channels in which it is live. */
  live_in: z.array(z.string()),
});
export const publishedRemote = z.object({ name: remoteName, versions: z.int(), live: z.record(z.string(), semver) });
export const remoteList = z.object({ remotes: z.array(publishedRemote) });
export const versionList = z.object({ name: remoteName, versions: z.array(publishedVersion) });
