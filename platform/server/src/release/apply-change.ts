import type { ChannelChange, ChannelDocument, ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import { isRemote, isShell, type Descriptor } from '../registry/artefact-store.ts';
import { inlineJson } from '../registry/inline-json.ts';
import { ReleaseRefused, refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { sayChange } from './belief.ts';
import { newSalt } from './canary-choice.ts';
import { releaseSetAfter } from './describe-change.ts';
import { gatePage } from './gate/gate-page.ts';
import { loadVersions, type LoadedVersions } from './load-versions.ts';
import { carryPasts } from './past-versions.ts';
import { planChange, type Intent, type Unchanged } from './plan-change.ts';
import { buildFallbackDocument, buildReleaseDocument } from './release-document.ts';

export interface Because {
  /** Who changes the channel. */
  by: string;
  why?: string | undefined;
  /** Refuse with `revision_moved` unless the channel still is at this revision. */
  expectedRevision?: number | undefined;
  /** Who agreed, where a remote needs two persons. */
  approvedBy?: string | undefined;
  /** The platform acts by itself. */
  isAutomatic?: boolean | undefined;
}

/** Others may change the channel at the same time; then the plan is made anew on what is live by now. */
const ATTEMPTS = 20;

/**
 * Plans a change on what is live, and makes it the next revision. `requireSeen` throws where what is live by then is not
 * what the change was looked at with.
 * @throws ReleaseRefused, StorageUnavailable
 */
export async function applyChange(
  registry: Registry,
  channel: string,
  intent: Intent,
  because: Because,
  requireSeen: (document: ChannelDocument) => void = () => undefined,
): Promise<ChannelReply> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const document = await registry.channels.read(channel);
    const known = await loadVersions(registry, document, intent);
    const at = new Date().toISOString();
    const isRevisionNamed = because.expectedRevision !== undefined;
    const plan = planChange({ document, intent, ...known, by: because.by, at, salt: newSalt(), isRevisionNamed });
    // Before the revision: what was done already is done, whoever asks for it again and whatever they had looked at.
    if (plan.kind === 'unchanged') return alreadySo(document, plan);
    await requireRevision(registry, document, because.expectedRevision);
    if (plan.kind === 'refused') throw new ReleaseRefused(plan.refusals);
    requireSeen(document);

    const { live, moves, canaries, revoked } = plan;
    const revision = document.revision + 1;
    const change: ChannelChange = {
      revision,
      at,
      by: because.by,
      why: because.why ?? '',
      kind: intent.kind,
      moves,
      canaries,
      revoked,
      approved_by: because.approvedBy ?? null,
      automatic: because.isAutomatic ?? false,
    };
    const next: ChannelDocument = {
      channel,
      revision,
      updated_at: at,
      live: carryPasts({ live, before: document.live }, change, known.pasts),
      revoked: [...document.revoked, ...revoked],
    };
    if (await registry.channels.commit({ document: next, change, ...documentsOf(next, change, known) })) {
      // The change stands. What is not written down now, is with the next change.
      await recordChanges(registry)
        // Nothing is put away that the audit log does not have.
        .then(() => registry.channels.putAway(channel))
        .catch(() => undefined);
      return { document: next, change, already: false, earlier: null, proposal: null };
    }
  }
  throw refuse('revision_moved', `${channel} is being changed by others all the time. Try again.`);
}

/** The answer to a change that needs none. */
export const alreadySo = (document: ChannelDocument, { earlier }: Unchanged): ChannelReply => ({
  document,
  change: null,
  already: true,
  earlier,
  proposal: null,
});

/** Writes what the audit log lacks, of this change and of any before that a killed process left out. */
export const recordChanges = ({ audit, channels, releaseSets }: Registry): Promise<number> =>
  audit.reconcile(channels, (channel, change) => releaseSetAfter({ channels, releaseSets }, channel, change));

export async function requireRevision(
  { channels }: Pick<Registry, 'channels'>,
  { channel, revision }: ChannelDocument,
  expected: number | undefined,
): Promise<void> {
  if (expected === undefined || expected === revision) return;
  const [last] = await channels.listChanges(channel, 1);
  const who = last ? sayChange(last) : 'it never had a release';
  const message = `${channel} is at revision ${revision}, not at ${expected}: ${who}. Look at what changed, then decide again.`;
  throw refuse('revision_moved', message);
}

/** The texts that pages get. They stand in a script element of the page as they are, so nothing in them may end it. */
function documentsOf(next: ChannelDocument, change: ChannelChange, known: LoadedVersions) {
  const release = buildReleaseDocument(next, known.findArtefact);
  if (!release) return { release: null, fallback: null };
  const shell = known.findArtefact('shell', next.live['shell']?.version ?? '')?.descriptor;
  const before = (name: string) => {
    const moved = change.moves.find((move) => move.name === name);
    // What a version replaces is the nearest; of others, what they once replaced.
    const versions = [...(moved?.from ? [moved.from] : []), ...known.versionsBefore(name)];
    return versions
      .filter((version) => version !== next.live[name]?.version && !next.revoked.includes(`${name}@${version}`))
      .map((version) => known.findArtefact(name, version))
      .find((artefact) => artefact && fitsShell(artefact.descriptor, shell));
  };
  return { release: inlineJson(release), fallback: inlineJson(buildFallbackDocument(next, before)) };
}

const fitsShell = (remote: Descriptor, shell: Descriptor | undefined): boolean =>
  shell !== undefined && isShell(shell) && isRemote(remote) && gatePage({ shell, remotes: [remote] }).length === 0;
