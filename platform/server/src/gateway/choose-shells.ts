import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import type { Artefact } from '../registry/artefact-store.ts';
import type { ChannelRevision } from '../registry/channel-revision.ts';
import type { Registry } from '../registry/registry.ts';
import { Fault, findRecord, type Check, type WantedVersion } from './check-version.ts';
import { revisionsBefore, takenBackBy } from './earlier-versions.ts';
import { within } from './within.ts';

export interface ChosenShells {
  stable: Artefact;
  /** It is the one that is live, and not one that stands in for it. */
  isOwn: boolean;
  canary: Artefact | undefined;
  /** For a page that could not trust the files of its own. */
  before: Artefact | undefined;
  held: HeldBack[];
}

/** So many earlier shells are asked for all their files at once. */
const MOST_AT_ONCE = 8;

/**
 * The shells that pages of this revision may be given. `patienceMs` is for the live ones, and then for all together that
 * may stand in for them: every remote waits for this. @throws Fault when none can be given: then nothing can
 */
export async function chooseShells(
  registry: Registry,
  revision: ChannelRevision,
  { check, patienceMs }: { check: Check; patienceMs: number },
): Promise<ChosenShells> {
  const live = revision.document.live['shell'];
  if (!live) throw new Fault('missing', 'No shell is live.');
  const held: HeldBack[] = [];
  const [own, canary] = await Promise.all([
    check('shell', live),
    live.canary ? check('shell', live.canary) : undefined,
  ]);
  const search = searchEarlier(registry, revision, { check, patienceMs });
  const stable = own instanceof Fault ? await search.good() : own;
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
    before: await search.recorded(),
    held,
  };
}

/** Looks for earlier shells, newest first; each call goes on behind what the last one found, within one patience in all. */
function searchEarlier(
  registry: Registry,
  revision: ChannelRevision,
  { check, patienceMs }: { check: Check; patienceMs: number },
) {
  const end = performance.now() + patienceMs;
  const left = () => Math.max(0, end - performance.now());
  const history = earlierShells(registry, revision);
  const next = async (): Promise<WantedVersion | undefined> => {
    const { value, done } = await history.next();
    return done ? undefined : value;
  };
  /** All their files were asked for; behind what was found. */
  const asked: Promise<Artefact | undefined>[] = [];
  const firstAsked = async (): Promise<Artefact | undefined> => {
    for (;;) {
      const answer = asked.shift();
      if (!answer) return undefined;
      const found = await answer;
      if (found) return found;
    }
  };

  /** The first whose files are all as they were released. A slow one keeps none waiting: all are asked at once. */
  const good = async (): Promise<Artefact | undefined> => {
    const askMore = async () => {
      while (asked.length < MOST_AT_ONCE && left() > 0) {
        const wanted = await next();
        if (!wanted) return;
        asked.push(check('shell', wanted, left()).then((found) => asReleased(found, wanted)));
      }
    };
    for (;;) {
      await within(left(), askMore(), () => undefined);
      if (asked.length === 0) return undefined;
      const found = await firstAsked();
      if (found) return found;
    }
  };
  /** The first that has its record. One has half of the time that is left, so that some stays for those behind it. */
  const firstRecorded = async (): Promise<Artefact | undefined> => {
    while (left() > 0) {
      const wanted = await next();
      if (!wanted) return undefined;
      const record = await findRecord(registry, { name: 'shell', version: wanted.version, patienceMs: left() / 2 });
      if (record?.digest === wanted.digest) return record;
    }
    return undefined;
  };
  const recorded = async () => (await firstAsked()) ?? within(left(), firstRecorded(), () => undefined);
  return { good, recorded };
}

const asReleased = (found: Artefact | Fault, { digest }: WantedVersion): Artefact | undefined =>
  found instanceof Fault || found.digest !== digest ? undefined : found;

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
