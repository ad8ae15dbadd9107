import type { ChannelChange, ChannelReply, Proposal } from '@stoa/shared/platform-contract/channels.ts';
import { requireVerb } from '../access/rights.ts';
import { whoIs } from '../registry/principal.ts';
import { refuse } from '../registry/refusal.ts';
import { alreadySo, applyChange, type Because } from '../release/apply-change.ts';
import { applyProven } from '../release/apply-proven.ts';
import { awaitGateways } from '../release/await-gateways.ts';
import { isAbout } from '../release/belief.ts';
import { checkChange } from '../release/check-change.ts';
import type { Intent } from '../release/plan-change.ts';
import { proveChange } from '../release/prove-release.ts';
import { readStatus } from './read-status.ts';
import { defineOperations, type Context } from './operation.ts';

interface Reasons {
  by?: string | undefined;
  why: string;
  expected_revision?: number | undefined;
}

export const channelOperations = defineOperations({
  listChannels: async ({ registry }) => {
    const names = await registry.channels.listChannels();
    return { channels: await Promise.all(names.map((name) => registry.channels.read(name))) };
  },
  getChannel: ({ registry }, { params }) => registry.channels.read(params.channel),
  getStatus: (context, { params }) => readStatus(context, params.channel),
  listChanges: async ({ registry }, { params: { channel }, query: { limit, name } }) => {
    const changes: ChannelChange[] = [];
    for await (const change of registry.channels.eachChange(channel)) {
      if (!name || isAbout(change, name)) changes.push(change);
      if (changes.length === limit) break;
    }
    return { channel, changes };
  },
  getHealth: async ({ health }, { params: { channel }, query }) => {
    if (health?.channel !== channel) {
      throw refuse('not_found', `No gateway here counts what browsers report of channel ${channel}.`);
    }
    return health.report(query);
  },

  promote: (context, { params: { channel }, body }) => {
    const { releases, allow_lower: allowLower, allow_taken_back: allowTakenBack, ...rest } = body;
    const { allow_inside_routes: allowInsideRoutes, ...reasons } = rest;
    requireVerb(
      context.principal,
      'promote',
      releases.map(({ name }) => name),
    );
    if (allowTakenBack && reasons.why === '') throw reasonMissing(TAKEN_BACK);
    if (allowInsideRoutes && reasons.why === '') throw reasonMissing(INSIDE_ROUTES);
    const allowed = { allowLower, allowTakenBack, allowInsideRoutes };
    return changeOrPropose(context, channel, { kind: 'promote', releases, ...allowed }, reasons);
  },
  startCanary: (context, { params: { channel }, body }) => {
    const { name, version, weight, from, canary, allow_inside_routes: allowInsideRoutes, ...reasons } = body;
    requireVerb(context.principal, 'canary', [name]);
    if (allowInsideRoutes && reasons.why === '') throw reasonMissing(INSIDE_ROUTES);
    const intent = { kind: 'canary' as const, name, version, weight, from, canary, allowInsideRoutes };
    return changeOrPropose(context, channel, intent, reasons);
  },
  rollBack: (context, { params: { channel }, body: { name, from, to, revoke, ...reasons } }) => {
    requireVerb(context.principal, 'rollback', [name]);
    return change(context, channel, { kind: 'rollback', name, from, to, revoke }, becauseOf(context, reasons));
  },
  pauseCanary: (context, { params: { channel }, body: { name, from, ...reasons } }) => {
    requireVerb(context.principal, 'canary', [name]);
    return change(context, channel, { kind: 'pause', name, from }, becauseOf(context, reasons));
  },
  resumeCanary: (context, { params: { channel }, body: { name, from, ...reasons } }) => {
    requireVerb(context.principal, 'canary', [name]);
    return change(context, channel, { kind: 'resume', name, from }, becauseOf(context, reasons));
  },

  listProposals: async ({ registry }, { params }) => ({ proposals: await registry.proposals.list(params.channel) }),
  approveProposal: async (context, { params: { channel, id }, body: { why } }) => {
    const { registry, principal } = context;
    const waiting = await registry.proposals.require(channel, id);
    requireVerb(principal, 'approve', namesOf(waiting));
    // Approved first: of two who approve at once, one wins. A change that is refused now has to be proposed again.
    const approved = await registry.proposals.decide(channel, id, 'approved', principal);
    await registry.audit.append({ kind: 'approve', by: principal.name, subject: id, channel, why });
    const because = { by: approved.by, why: approved.why, approvedBy: principal.name };
    return { ...(await change(context, channel, intentOf(approved), because)), proposal: approved };
  },
  rejectProposal: async ({ registry, principal }, { params: { channel, id }, body: { why } }) => {
    const waiting = await registry.proposals.require(channel, id);
    // Who proposed may take it back without that right.
    const isOwn = await registry.proposals.isProposer(channel, id, principal);
    if (!isOwn) requireVerb(principal, 'approve', namesOf(waiting));
    const rejected = await registry.proposals.decide(channel, id, 'rejected', principal);
    await registry.audit.append({ kind: 'reject', by: principal.name, subject: id, channel, why });
    return rejected;
  },
  updatePolicy: async ({ registry, principal }, { params: { channel, name }, body }) => {
    requireVerb(principal, 'admin', [name]);
    const policy = await registry.policies.update(channel, name, body);
    await registry.audit.append({ kind: 'policy', by: principal.name, subject: name, channel, details: policy });
    return policy;
  },
});

const TAKEN_BACK = 'What was taken back goes live again only with a reason, for whoever took it back';
const INSIDE_ROUTES = 'Pages of another remote change hands only with a reason, for whoever looks for them';
const reasonMissing = (rule: string) => refuse('invalid', `${rule}: give one as why.`);

const namesOf = ({ releases }: Proposal): string[] => releases.map(({ name }) => name);

function intentOf({ kind, releases, weight, ...allowed }: Proposal): Intent {
  const [only] = releases;
  const { allow_lower: allowLower, allow_taken_back: allowTakenBack, allow_inside_routes: allowInsideRoutes } = allowed;
  if (kind !== 'canary' || !only || weight === null) {
    return { kind: 'promote', releases, allowLower, allowTakenBack, allowInsideRoutes };
  }
  return { kind, ...only, from: only.from ?? undefined, weight, allowInsideRoutes };
}

/** A person behind a shared token is named with it; nobody can go under another's name alone. */
const nameOf = ({ principal }: Context, { by }: Reasons): string =>
  by && by !== principal.name ? `${by} (${principal.name})` : principal.name;

const becauseOf = (context: Context, reasons: Reasons): Because => ({
  by: nameOf(context, reasons),
  why: reasons.why,
  expectedRevision: reasons.expected_revision,
});

/** What visitors would have anew is mounted in a browser first; what takes something back never waits for one. */
async function change(context: Context, channel: string, intent: Intent, because: Because): Promise<ChannelReply> {
  const { registry, prover, principal } = context;
  const isNew = intent.kind === 'promote' || intent.kind === 'canary' || intent.kind === 'resume';
  const reply =
    prover && isNew
      ? await applyProven(registry, { prover, by: whoIs(principal) }, { channel, intent, because })
      : await applyChange(registry, channel, intent, because);
  return served(context, reply);
}

/** A change is done when the gateways serve it; the reply says which do not. */
async function served({ registry, onChange }: Context, reply: ChannelReply): Promise<ChannelReply> {
  const { document, change } = reply;
  if (!change) return reply;
  await onChange(document.channel, change);
  return { ...reply, ...(await awaitGateways(registry.gateways, document.channel, change.revision)) };
}

/** Where one of the remotes needs two persons, nothing changes yet: the change waits for the second one. */
async function changeOrPropose(
  context: Context,
  channel: string,
  intent: Extract<Intent, { kind: 'promote' | 'canary' }>,
  reasons: Reasons,
): Promise<ChannelReply> {
  const { registry, principal } = context;
  const releases = releasesOf(intent);
  const policies = await Promise.all(releases.map(({ name }) => registry.policies.get(channel, name)));
  const because = becauseOf(context, reasons);
  if (!policies.some(({ approval }) => approval)) return change(context, channel, intent, because);
  // What cannot be done needs nobody's approval.
  const { document, unchanged } = await checkChange(registry, channel, intent, because);
  if (unchanged) return alreadySo(document, unchanged);
  const proofs =
    context.prover && (await proveChange(registry, { prover: context.prover, by: whoIs(principal) }, document, intent));
  const proposal = await registry.proposals.create(
    {
      channel,
      kind: intent.kind,
      releases,
      allow_lower: intent.kind === 'promote' && intent.allowLower === true,
      allow_taken_back: intent.kind === 'promote' && intent.allowTakenBack === true,
      allow_inside_routes: intent.allowInsideRoutes === true,
      weight: intent.kind === 'canary' ? intent.weight : null,
      by: because.by,
      why: reasons.why,
    },
    principal,
  );
  await registry.audit.append({ kind: 'propose', by: because.by, subject: proposal.id, channel, why: reasons.why });
  return { document, change: null, already: false, earlier: null, proposal, ...(proofs && { proofs }) };
}

/** As the proposal keeps them: the belief holds until the second person decides. */
function releasesOf(intent: Extract<Intent, { kind: 'promote' | 'canary' }>): Proposal['releases'] {
  if (intent.kind === 'promote') return [...intent.releases];
  const { name, version, from } = intent;
  return [{ name, version, ...(from && { from }) }];
}
