import { z } from 'zod';
import type { CallArguments, CallReply } from '../contract/kernel/endpoint.ts';
import {
  auditList,
  auditVerdict,
  createOverrideBody,
  createOverrideReply,
  createTokenBody,
  createTokenReply,
  keyList,
  releaseSet,
  tokenFacts,
  tokenList,
  whoAmI,
  type Verb,
} from './access.ts';
import {
  artefactBody,
  proofPicture,
  publishPlan,
  publishReply,
  remoteList,
  retireBody,
  retireReply,
  versionDetails,
  versionDiff,
  versionList,
} from './artefacts.ts';
import {
  canaryBody,
  channelDocument,
  channelHistory,
  channelName,
  channelPolicy,
  channelReply,
  decideBody,
  pauseBody,
  policyBody,
  promoteBody,
  proposal,
  proposalList,
  rollbackBody,
} from './channels.ts';
import { channelStatus, healthReport } from './health.ts';
import { remoteName, semver } from './release.ts';
import type { PlatformRouteName } from './routes.ts';

/** What one call of the release platform takes and gives. Method and path stand in `routes.ts`. */
export interface PlatformEndpoint {
  summary: string;
  /** `nothing`: anyone; `reading`: any valid token or `manage-releases`; else the verb, for the remotes it names. */
  needs: 'nothing' | 'reading' | Verb;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

const inChannel = z.object({ channel: channelName });
const ofProposal = inChannel.extend({ id: z.string() });
const ofRemote = z.object({ name: remoteName });
const ofVersion = ofRemote.extend({ version: semver });
const limit = z.coerce.number().int().min(1).max(1000).default(100);

export const platformEndpoints = {
  whoAmI: { summary: 'Who you are to the registry, and what you may do', needs: 'reading', reply: whoAmI },
  listChannels: {
    summary: 'All channels',
    needs: 'reading',
    reply: z.object({ channels: z.array(channelDocument) }),
  },
  getChannel: { summary: 'What is live in a channel', needs: 'reading', params: inChannel, reply: channelDocument },
  getStatus: {
    summary: 'Who is live where, since when, by whom, with what health',
    needs: 'reading',
    params: inChannel,
    reply: channelStatus,
  },
  listChanges: {
    summary: 'Who changed what, newest first',
    needs: 'reading',
    params: inChannel,
    query: z.object({ limit, name: remoteName.optional() }),
    reply: channelHistory,
  },
  getHealth: {
    summary: 'How versions behave in browsers',
    needs: 'reading',
    params: inChannel,
    query: z.object({ minutes: z.coerce.number().int().min(5).max(10_080).default(60), name: remoteName.optional() }),
    reply: healthReport,
  },
  promote: {
    summary: 'Put published versions live, all in one change',
    needs: 'promote',
    params: inChannel,
    body: promoteBody,
    reply: channelReply,
  },
  rollBack: {
    summary: 'Take back what was done last to one remote',
    needs: 'rollback',
    params: inChannel,
    body: rollbackBody,
    reply: channelReply,
  },
  startCanary: {
    summary: 'Give a version to some visitors, or change to how many',
    needs: 'canary',
    params: inChannel,
    body: canaryBody,
    reply: channelReply,
  },
  pauseCanary: {
    summary: 'Take the canary from its visitors for a while',
    needs: 'canary',
    params: inChannel,
    body: pauseBody,
    reply: channelReply,
  },
  resumeCanary: {
    summary: 'Give the canary back to the same visitors',
    needs: 'canary',
    params: inChannel,
    body: pauseBody,
    reply: channelReply,
  },
  listProposals: { summary: 'Changes that wait', needs: 'reading', params: inChannel, reply: proposalList },
  approveProposal: {
    summary: 'Agree to a change, as the second person',
    needs: 'approve',
    params: ofProposal,
    body: decideBody,
    reply: channelReply,
  },
  rejectProposal: {
    summary: 'Refuse a change',
    needs: 'approve',
    params: ofProposal,
    body: decideBody,
    reply: proposal,
  },
  updatePolicy: {
    summary: 'Whether a remote needs two persons, and is judged',
    needs: 'admin',
    params: inChannel.extend({ name: remoteName }),
    body: policyBody,
    reply: channelPolicy,
  },
  listRemotes: { summary: 'Everything that was ever published', needs: 'reading', reply: remoteList },
  listVersions: {
    summary: 'Versions of one remote, newest first',
    needs: 'reading',
    params: ofRemote,
    reply: versionList,
  },
  getVersion: {
    summary: 'One version: its files, and who still needs it',
    needs: 'reading',
    params: ofVersion,
    reply: versionDetails,
  },
  getProofPicture: {
    summary: 'How a screen of a version looked when it was mounted',
    needs: 'reading',
    params: ofVersion.extend({ picture: z.string().regex(/^[0-9a-f]{96}$/) }),
    reply: proofPicture,
  },
  diffVersions: {
    summary: 'What differs between two versions',
    needs: 'reading',
    params: ofRemote,
    query: z.object({ from: semver, to: semver }),
    reply: versionDiff,
  },
  retireVersion: {
    summary: 'Delete a version that nobody needs',
    needs: 'retire',
    params: ofVersion,
    body: retireBody,
    reply: retireReply,
  },
  planPublish: {
    summary: 'What publishing would do, and which bytes it still needs',
    needs: 'publish',
    body: artefactBody,
    reply: publishPlan,
  },
  putBlob: {
    summary: 'Upload the bytes with this SHA-384 (hex), as application/octet-stream; again does no harm',
    needs: 'publish',
    params: z.object({ blob: z.string().regex(/^[0-9a-f]{96}$/) }),
    reply: z.object({ bytes: z.int() }),
  },
  publish: {
    summary: 'Publish a version whose blobs are all here',
    needs: 'publish',
    body: artefactBody,
    reply: publishReply,
  },
  listAudit: {
    summary: 'The audit log, newest first',
    needs: 'reading',
    query: z.object({ limit, before: z.coerce.number().int().min(1).optional() }),
    reply: auditList,
  },
  verifyAudit: { summary: 'Whether the audit log is what it was', needs: 'reading', reply: auditVerdict },
  listTokens: { summary: 'All tokens, without their secrets', needs: 'admin', reply: tokenList },
  createToken: { summary: 'Make a token', needs: 'admin', body: createTokenBody, reply: createTokenReply },
  revokeToken: {
    summary: 'End a token at once',
    needs: 'admin',
    params: z.object({ id: z.string() }),
    reply: tokenFacts,
  },
  listKeys: { summary: 'Public keys that sign releases', needs: 'nothing', reply: keyList },
  createOverride: {
    summary: 'Let one person see other code for a while',
    needs: 'override',
    body: createOverrideBody,
    reply: createOverrideReply,
  },
  getReleaseSet: {
    summary: 'Which versions a release-set id stands for',
    needs: 'reading',
    params: z.object({ id: z.string() }),
    reply: releaseSet,
  },
} as const satisfies Record<PlatformRouteName, PlatformEndpoint>;

type Endpoints = typeof platformEndpoints;
export type PlatformArguments<N extends PlatformRouteName> = CallArguments<Endpoints[N]>;
export type PlatformReply<N extends PlatformRouteName> = CallReply<Endpoints[N]>;
