import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelDocument, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { Proof, ProvenRelease } from '@stoa/shared/platform-contract/proofs.ts';
import type { Prover } from '../proof/prover.ts';
import { versionsOf, type ProofSubject } from '../proof/subject.ts';
import { ReleaseRefused } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { Intent, Release } from './plan-change.ts';
import { comingWith, liveWith, pagesFor } from './proof-pages.ts';
import { seenOf } from './seen-page.ts';

const MAIN_CHANNEL = 'production';

export interface Proving {
  prover: Prover;
  /** The person who waits for it. */
  by: string;
}

/** Mounts a version that wants to be published among what is live. @throws ReleaseRefused `proof_failed` */
export async function proveCandidate(
  registry: Registry,
  { prover, by }: Proving,
  candidate: ArtefactRecord,
): Promise<Proof> {
  const { name, version } = candidate.descriptor;
  const document = await liveDocument(registry, name);
  const live = liveWith(document, { kind: 'promote', releases: [{ name, version }] });
  const subject = await subjectOf(registry, { document, live, release: { name, version }, candidate });
  const { proof, pictures } = await prover.prove(subject, { by, purpose: 'publish' });
  refuseFailed(proof, { name, version });
  for (const [blob, content] of pictures) await registry.blobs.put(blob, content);
  return proof;
}

/** Where a candidate would go live first: the main channel, or the first that has a shell. */
async function liveDocument(registry: Registry, name: string): Promise<ChannelDocument> {
  const main = await registry.channels.read(MAIN_CHANNEL);
  const hasShell = ({ live }: ChannelDocument) => name === 'shell' || live['shell'] !== undefined;
  if (hasShell(main)) return main;
  for (const channel of await registry.channels.listChannels()) {
    const other = await registry.channels.read(channel);
    if (hasShell(other)) return other;
  }
  return main;
}

/**
 * Mounts everything that a change would give to visitors, unless it was mounted in the same pages before.
 * @throws ReleaseRefused `proof_failed`, or `proof_missing` where a remote requires what could not be done
 */
export async function proveChange(
  registry: Registry,
  proving: Proving,
  document: ChannelDocument,
  intent: Intent,
): Promise<ProvenRelease[]> {
  const live = liveWith(document, intent);
  const proven: ProvenRelease[] = [];
  for (const release of comingWith(document, intent)) {
    const proof = await proveAmong(registry, proving, { document, live, release });
    const { outcome, why, took_ms } = proof;
    if (outcome === 'not-run') await requireAllowed(registry, document.channel, release, proof);
    refuseFailed(proof, release);
    proven.push({ ...release, outcome, why, took_ms });
  }
  return proven;
}

interface Among {
  document: ChannelDocument;
  live: ChannelDocument['live'];
  release: Release;
  /** Not published yet. */
  candidate?: ArtefactRecord;
}

async function proveAmong(registry: Registry, { prover, by }: Proving, among: Among): Promise<Proof> {
  const { name, version } = among.release;
  const subject = await subjectOf(registry, among);
  const before = await registry.proofs.find(name, version, subject.mixtures.map(versionsOf));
  if (before?.outcome === 'passed') return before;
  const { proof, pictures } = await prover.prove(subject, { by, purpose: 'promote' });
  for (const [blob, content] of pictures) await registry.blobs.put(blob, content);
  await registry.proofs.keep(name, version, proof);
  return proof;
}

async function subjectOf(registry: Registry, { document, live, release, candidate }: Among): Promise<ProofSubject> {
  const recordsOf = async (page: readonly Release[]): Promise<ArtefactRecord[]> => {
    const found = await Promise.all(
      page.map(async ({ name, version }) => {
        const isCandidate = candidate?.descriptor.name === name && candidate.descriptor.version === version;
        return isCandidate ? candidate : registry.artefacts.find(name, version);
      }),
    );
    return found.filter((record) => record !== undefined);
  };
  const isLive = document.live[release.name] !== undefined && document.live['shell'] !== undefined;
  const now = Object.entries(document.live).map(([name, { version }]) => ({ name, version }));
  const records = isLive ? await recordsOf(now) : [];
  return {
    name: release.name,
    mixtures: await Promise.all(pagesFor(live, release).map(recordsOf)),
    live: isLive ? { records, seen: await seenOf(registry, release.name, versionsOf(records)) } : undefined,
  };
}

async function requireAllowed(registry: Registry, channel: string, { name, version }: Release, { why }: Proof) {
  const policy = await registry.policies.get(channel, name);
  if (policy.proof === 'warn') return;
  throw new ReleaseRefused([
    {
      code: 'proof_missing',
      name,
      message: `${name}@${version} was not mounted in a browser, and ${channel} requires that of ${name}: ${why ?? ''}`,
      remedy: `Mend that, or let it go live unseen: stoa policy ${name} --proof warn.`,
    },
  ]);
}

function refuseFailed({ outcome, findings, mixtures }: Proof, { name, version }: Release): void {
  if (outcome !== 'failed') return;
  throw new ReleaseRefused(
    findings.map(({ rule, route, scheme, mixture, message }): Refusal => ({
      code: 'proof_failed',
      name,
      file: route,
      message: `${name}@${version}, ${route} in ${scheme}${otherPage(mixtures, mixture)}: ${message}`,
      remedy: ways[rule],
    })),
  );
}

/** Which page it was, where it is not the one of the stable versions. */
function otherPage(mixtures: Proof['mixtures'], index: number): string {
  if (index === 0) return '';
  const stable = mixtures[0] ?? {};
  const others = Object.entries(mixtures[index] ?? {}).filter(([name, version]) => stable[name] !== version);
  return `, beside ${others.map((one) => one.join('@')).join(' and ')}`;
}

const ways: Record<Proof['findings'][number]['rule'], string> = {
  mounts: 'Open the screen with stoa dev, mend it, and publish the build under a new version.',
  errors: 'Open the screen with stoa dev and its console, mend what is told there, and publish a new version.',
  frame: 'Keep styles and changes of the page below the element that mount is given.',
  leaves:
    'Take down in unmount what mount has set up: listeners, timers, globals. stoa doctor names them. Leave what the browser brings as it is.',
  calls: 'Call what the contract names, through platform.http. New calls come with the API and the contract first.',
  accessibility: 'Mend what axe names, and look at it with stoa dev.',
};
