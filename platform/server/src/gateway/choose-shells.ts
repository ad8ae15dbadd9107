import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import type { Artefact } from '../registry/artefact-store.ts';
import type { ChannelRevision } from '../registry/channel-revision.ts';
import type { Registry } from '../registry/registry.ts';
import { Fault, findRecord, type Check, type WantedVersion } from './check-version.ts';
import { revisionsBefore, takenBackBy } from './earlier-versions.ts';

export interface ChosenShells {
  stable: Artefact;
  /** It is the one that is live, and not one that stands in for it. */
  isOwn: boolean;
  canary: Artefact | undefined;
  /** For a page that could not trust the files of its own. */
  before: Artefact | undefined;
  held: HeldBack[];
}

/** The shells that pages of this revision may be given. @throws Fault when none can be: then nothing can */
export async function chooseShells(
  registry: Registry,
  revision: ChannelRevision,
  { check, patienceMs }: { check: Check; patienceMs: number },
): Promise<ChosenShells> {
  const live = revision.document.live['shell'];
  if (!live) throw new Fault('missing', 'No shell is live.');
  const held: HeldBack[] = [];
  const checkRecord: Check = async (name, { version }) =>
    (await findRecord(registry, { name, version, patienceMs })) ?? new Fault('missing', 'No record.');
  const [own, canary] = await Promise.all([
    check('shell', live),
    live.canary ? check('shell', live.canary) : undefined,
  ]);
  const earlier = earlierShells(registry, revision);
  const stable = own instanceof Fault ? await firstGood(earlier, check) : own;
  if (!stable) throw own;
  const serving = stable.descriptor.version;
  if (own instanceof Fault) held.push(heldShell(live.version, own, { serving, canary: false }));
  if (live.canary && canary instanceof Fault)
    held.push(heldShell(live.canary.version, canary, { serving, canary: true }));
  return {
    stable,
    isOwn: !(own instanceof Fault),
    canary: canary instanceof Fault ? undefined : canary,
    // Its files are looked at when a page asks for them: few ever do.
    before: await firstGood(earlier, checkRecord),
    held,
  };
}

/** Goes on where it was left. */
async function firstGood(shells: AsyncGenerator<WantedVersion>, check: Check): Promise<Artefact | undefined> {
  for (;;) {
    const { value, done } = await shells.next();
    if (done) return undefined;
    const artefact = await check('shell', value);
    if (!(artefact instanceof Fault) && artefact.digest === value.digest) return artefact;
  }
}

/** Each with the digest it was released with, from the signed history; what a rollback took back, last. */
async function* earlierShells(registry: Registry, { document: channel, change }: ChannelRevision) {
  const seen = new Set([channel.live['shell']?.version]);
  const takenBack = new Set([takenBackBy(change, 'shell')]);
  const last: WantedVersion[] = [];
  for await (const earlier of revisionsBefore(registry, channel)) {
    const shell = earlier.document.live['shell'];
    if (shell && !seen.has(shell.version) && !channel.revoked.includes(`shell@${shell.version}`)) {
      const wanted = { version: shell.version, digest: shell.digest };
      if (takenBack.has(shell.version)) last.push(wanted);
      else yield wanted;
    }
    if (shell) seen.add(shell.version);
    const version = takenBackBy(earlier.change, 'shell');
    if (version && !seen.has(version)) takenBack.add(version);
  }
  // Others may have changed the channel so often that no whole revision names another shell.
  for (const { version, digest, left } of channel.live['shell']?.past ?? []) {
    const isRevoked = channel.revoked.includes(`shell@${version}`);
    if (digest && left === 'replaced' && !seen.has(version) && !isRevoked) yield { version, digest };
  }
  yield* last;
}

const heldShell = (
  version: string,
  { kind, message }: Fault,
  { serving, canary }: Pick<HeldBack, 'serving' | 'canary'>,
): HeldBack => ({ name: 'shell', version, canary, serving, fault: kind, why: message });
