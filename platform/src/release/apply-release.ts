import type { ChannelChange, ChannelDocument, ChannelReply } from '@stoa/shared/contract/channels.ts';
import type { Descriptor } from '../registry/artefact.ts';
import { ReleaseRefused, refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { planRelease, type Release } from './plan-release.ts';
import { findVersionBefore } from './version-before.ts';

export interface Because {
  /** Who changes the channel. */
  by: string;
  why?: string | undefined;
  /** Refuse with `revision_moved` unless the channel still is at this revision. */
  expectedRevision?: number | undefined;
}

/** Puts published versions live, all in one change. @throws ReleaseRefused */
export function promote(
  registry: Registry,
  channel: string,
  releases: readonly Release[],
  because: Because,
): Promise<ChannelReply> {
  return apply(registry, channel, because, 'promote', async () => releases);
}

/** Puts one remote, or the shell, back: to `to`, or to the version live before. @throws ReleaseRefused */
export function rollBack(
  registry: Registry,
  channel: string,
  { name, to }: { name: string; to?: string | undefined },
  because: Because,
): Promise<ChannelReply> {
  return apply(registry, channel, because, 'rollback', async (document) => {
    if (!document.live[name]) throw refuse('not_live', `${name} is not live in ${channel}.`, name);
    const version = to ?? findVersionBefore(await registry.channels.listChanges(channel), name);
    if (!version) {
      throw refuse('nothing_before', `${name} had no other version in ${channel}. Name one with --to.`, name);
    }
    return [{ name, version }];
  });
}

/** Others may change the channel at the same time; then the plan is made anew on what is live by now. */
const ATTEMPTS = 20;

async function apply(
  registry: Registry,
  channel: string,
  because: Because,
  kind: ChannelChange['kind'],
  chooseReleases: (document: ChannelDocument) => Promise<readonly Release[]>,
): Promise<ChannelReply> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const document = await registry.channels.read(channel);
    requireRevision(document, because.expectedRevision);
    const releases = await chooseReleases(document);
    const plan = planRelease({
      channel: document,
      releases,
      find: await loadDescriptors(registry, document, releases),
    });
    if (plan.kind === 'refused') throw new ReleaseRefused(plan.refusals);
    if (plan.kind === 'unchanged') return { document, change: null };

    const revision = document.revision + 1;
    const at = new Date().toISOString();
    const next: ChannelDocument = { channel, revision, updated_at: at, live: plan.live };
    const change: ChannelChange = { revision, at, by: because.by, why: because.why ?? '', kind, moves: plan.moves };
    if (await registry.channels.commit(next, change)) return { document: next, change };
  }
  throw refuse('revision_moved', `${channel} is being changed by others all the time. Try again.`);
}

function requireRevision({ channel, revision }: ChannelDocument, expected: number | undefined): void {
  if (expected === undefined || expected === revision) return;
  throw refuse(
    'revision_moved',
    `${channel} is at revision ${revision}, not at ${expected}: someone changed it meanwhile.`,
  );
}

async function loadDescriptors(
  registry: Registry,
  document: ChannelDocument,
  releases: readonly Release[],
): Promise<(name: string, version: string) => Descriptor | undefined> {
  const live = Object.entries(document.live).map(([name, { version }]) => ({ name, version }));
  const descriptors = new Map<string, Descriptor>();
  await Promise.all(
    [...live, ...releases].map(async ({ name, version }) => {
      const artefact = await registry.artefacts.find(name, version);
      if (artefact) descriptors.set(`${name}@${version}`, artefact.descriptor);
    }),
  );
  return (name, version) => descriptors.get(`${name}@${version}`);
}
