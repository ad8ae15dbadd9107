import { z } from 'zod';
import { gatewayAnswer } from './gateways.ts';
import { provenRelease } from './proofs.ts';
import { releaseId, remoteName, semver } from './release.ts';

/**
 * Channels: which versions are live where. An artefact is `(name, version)`, immutable; a channel says which version of
 * each is live. The shell is released like a remote, under the name `shell`. All calls lie below `/platform/v1/`.
 */
export { PLATFORM_PREFIX } from './paths.ts';

export const channelName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'Small letters, digits and hyphens.');

/** SHA-384 of an artefact's record, hex: ties a channel to exact bytes. */
export const artefactDigest = z.string().regex(/^[0-9a-f]{96}$/);

/** Percent of visitors, to a hundredth: 0.01 to 100. */
export const canaryWeight = z.number().min(0.01).max(100).multipleOf(0.01);

/** Why a live version is not given to pages: a rollback brought back something that it cannot be on a page with. */
const misfit = z.string().max(500).optional();

export const liveCanary = z.object({
  version: semver,
  digest: artefactDigest,
  weight: canaryWeight,
  /** Drawn anew with each canary: who is among its visitors says nothing of the next one's. */
  salt: z.string(),
  /** When it began; raising the weight does not change it. */
  since: z.iso.datetime(),
  by: z.string(),
  /** A paused canary has no visitors; resumed, it has the same ones again. */
  paused: z.boolean(),
  misfit,
});
export type LiveCanary = z.infer<typeof liveCanary>;

export const pastVersion = z.object({
  version: semver,
  /**
   * How it left the last time: another took its place; a rollback took it back; or a rollback went past it, to one before.
   */
  left: z.enum(['replaced', 'rolled_back', 'passed_over']),
  /** Absent where it left before this was carried. */
  digest: artefactDigest.optional(),
});
export type PastVersion = z.infer<typeof pastVersion>;

export const liveRemote = z.object({
  version: semver,
  digest: artefactDigest,
  since: z.iso.datetime(),
  by: z.string(),
  canary: liveCanary.nullable(),
  misfit,
  /**
   * What everyone had before, each version once, the last to leave first; at most 20. Absent in documents that were written
   * before it was carried, as is `changed_in`.
   */
  past: z.array(pastVersion).optional(),
  /** Revisions of the last changes of this remote, newest first; at most 10. */
  changed_in: z.array(z.int().min(1)).optional(),
});
export type LiveRemote = z.infer<typeof liveRemote>;

/** What is live in one channel. Revision 0 is a channel that never had a release. */
export const channelDocument = z.object({
  channel: channelName,
  revision: z.int().min(0),
  updated_at: z.iso.datetime().nullable(),
  /** Name → live versions; `shell` is one of the names. */
  live: z.record(remoteName, liveRemote),
  /** Versions that may not be used any more, nor promoted again. */
  revoked: z.array(releaseId),
});
export type ChannelDocument = z.infer<typeof channelDocument>;

/** A change of the stable version. */
export const channelMove = z.object({ name: remoteName, from: semver.nullable(), to: semver });
export type ChannelMove = z.infer<typeof channelMove>;

/** A change of a canary; weight 0 means that there is none (before it began, after it ended) or that it is paused. */
export const canaryMove = z.object({
  name: remoteName,
  version: semver,
  from_weight: z.number().min(0).max(100),
  to_weight: z.number().min(0).max(100),
});
export type CanaryMove = z.infer<typeof canaryMove>;

export const changeKinds = ['promote', 'rollback', 'canary', 'pause', 'resume'] as const;

/** One entry of a channel's history. */
export const channelChange = z.object({
  revision: z.int().min(1),
  at: z.iso.datetime(),
  /** Who did it: the name of a token or person, or `stoa` when the platform did it by itself. */
  by: z.string(),
  why: z.string(),
  kind: z.enum(changeKinds),
  moves: z.array(channelMove),
  canaries: z.array(canaryMove).default([]),
  revoked: z.array(releaseId).default([]),
  /** Who agreed, where a remote needs two persons. */
  approved_by: z.string().nullable().default(null),
  /** True when the platform acted by itself; `why` then holds the figures. */
  automatic: z.boolean().default(false),
});
export type ChannelChange = z.infer<typeof channelChange>;

/** Every way the registry can refuse. */
export const refusalCodes = [
  'unknown_version',
  'no_shell',
  'contract_mismatch',
  'shared_mismatch',
  'route_clash',
  'lifecycles_missing',
  'over_budget',
  'file_too_large',
  'source_forbidden',
  'style_leaks',
  'lower_version',
  'taken_back',
  'inside_route',
  'integrity_missing',
  'revoked',
  'retired',
  'still_needed',
  'not_live',
  'no_canary',
  'nothing_before',
  'revision_moved',
  'version_taken',
  'artefact_invalid',
  'blob_invalid',
  'proof_failed',
  'proof_missing',
  'approval_needed',
  'unauthenticated',
  'forbidden',
  'invalid',
  'not_found',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
export const refusal = z.object({
  /** The rule. */
  code: z.enum(refusalCodes),
  /** One or two sentences: what does not fit, and what to do. */
  message: z.string(),
  /** The remote it is about. */
  name: z.string().optional(),
  /** The file or field it is about: `remote.json`, `remoteEntry.3f2a.js`, `routes[3].path`. */
  file: z.string().optional(),
  /** The way out, where `message` does not say it: one sentence. */
  remedy: z.string().optional(),
});
export type Refusal = z.infer<typeof refusal>;
/** Body of every reply of the registry that is not a success. */
export const registryProblem = refusal.extend({ request_id: z.string(), refusals: z.array(refusal).optional() });

const because = {
  /** Added to the name of the token: a person behind a shared one. */
  by: z.string().trim().min(1).max(120).optional(),
  why: z.string().trim().max(500).default(''),
  /** Refuse if the channel has changed since; without it the change is planned on whatever is live. */
  expected_revision: z.int().min(0).optional(),
};
/** A version may take addresses from another remote's route, by a more particular one; `why` then has to say why. */
const allowInsideRoutes = z.boolean().default(false);
const promotedRelease = z.object({
  name: remoteName,
  version: semver,
  /** What the caller believes to be live for everyone; null: nothing. */
  from: semver.nullable().optional(),
  /** The canary that the caller believes to be out, which this ends; null: none. */
  canary: semver.nullable().optional(),
});
/**
 * In each of these bodies `from` says which version the caller looked at. Where something else is live by now, the change is
 * refused with `revision_moved`, unless what it asks for is so already: then it succeeds again, with `already`.
 */
export const promoteBody = z.object({
  /** All of them go live in one change, or none. */
  releases: z.array(promotedRelease).min(1),
  /** A version that is lower than the live one may take its place, too. Rollbacks need no such word. */
  allow_lower: z.boolean().default(false),
  /** A version that a rollback took back may go live again; `why` then has to say why. */
  allow_taken_back: z.boolean().default(false),
  allow_inside_routes: allowInsideRoutes,
  ...because,
});
/**
 * Takes back the last thing that was done to a remote: ends its canary if it has one, else puts the version back that
 * was live before. With `to`, puts that version live and ends the canary. With `revoke`, open pages are told to leave
 * the version at once. Without `from`, `to` and a revision, nothing more is taken back within ten minutes of a rollback.
 */
export const rollbackBody = z.object({
  name: remoteName,
  /** The version to take back: the canary's, or the one that everyone has. */
  from: semver.optional(),
  to: semver.optional(),
  revoke: z.boolean().default(false),
  ...because,
});
/** Begins a canary, or changes the weight of the one that is out. */
export const canaryBody = z.object({
  name: remoteName,
  version: semver,
  weight: canaryWeight,
  /** What everyone has beside it. */
  from: semver.optional(),
  /** The canary that the caller believes to be out; null: none. */
  canary: semver.nullable().optional(),
  allow_inside_routes: allowInsideRoutes,
  ...because,
});
/** Pauses or resumes the canary that is out: `from`. */
export const pauseBody = z.object({ name: remoteName, from: semver.optional(), ...because });

/** A change that waits for a second person. */
export const proposal = z.object({
  id: z.string(),
  channel: channelName,
  kind: z.enum(['promote', 'canary']),
  /** With what the proposer believed to be live: the second person agrees to a change of that. */
  releases: z.array(promotedRelease).min(1),
  /** The proposer was asked whether lower versions are meant. */
  allow_lower: z.boolean().default(false),
  /** The proposer means a version that was taken back, and says why. */
  allow_taken_back: z.boolean().default(false),
  /** The proposer means that pages of other remotes change hands, and says why. */
  allow_inside_routes: allowInsideRoutes,
  /** Of a canary. */
  weight: canaryWeight.nullable(),
  by: z.string(),
  why: z.string(),
  at: z.iso.datetime(),
  /** After this it cannot be approved any more. */
  expires_at: z.iso.datetime(),
  state: z.enum(['open', 'approved', 'rejected', 'expired']),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
});
export type Proposal = z.infer<typeof proposal>;
export const proposalList = z.object({ proposals: z.array(proposal) });
export const decideBody = z.object({ why: z.string().trim().max(500).default('') });

/** `proposal` is set, and nothing has changed yet, where a second person has to agree. */
export const channelReply = z.object({
  document: channelDocument,
  /** Null when nothing was changed. */
  change: channelChange.nullable(),
  /** Nothing had to be changed: it was live, or rolled back, or revoked already. */
  already: z.boolean().default(false),
  /** With `already`: the change that made it so, as far as it is known. */
  earlier: channelChange.nullable().default(null),
  proposal: proposal.nullable().default(null),
  /** After a change: what each gateway of the channel serves. Empty where none runs; absent where nothing changed. */
  gateways: z.array(gatewayAnswer).optional(),
  /** False: the gateways could not be listed, so nobody knows who serves the change. Absent in replies of older gateways. */
  gateways_known: z.boolean().optional(),
  /** What became of mounting each version that goes live, among those it goes live with. Absent where none does. */
  proofs: z.array(provenRelease).optional(),
});
export type ChannelReply = z.infer<typeof channelReply>;

export const channelHistory = z.object({ channel: channelName, changes: z.array(channelChange) });

/** What a channel demands of changes to one remote. */
export const channelPolicy = z.object({
  name: remoteName,
  /** Promotions and canaries need a second person; rollbacks never do. */
  approval: z.boolean(),
  /** The platform judges canaries of it and ends bad ones by itself. */
  judged: z.boolean(),
  /** What becomes of a version that nobody could mount in a browser: `require` refuses it, `warn` says so. */
  proof: z.enum(['require', 'warn']).default('warn'),
});
export type ChannelPolicy = z.infer<typeof channelPolicy>;
/** What is not named, stays. */
export const policyBody = channelPolicy
  .omit({ name: true })
  .extend({ proof: channelPolicy.shape.proof.unwrap() })
  .partial();
