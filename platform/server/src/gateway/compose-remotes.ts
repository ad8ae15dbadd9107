import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import type { SignedText, StandIns } from '@stoa/shared/platform-contract/release.ts';
import type { Artefact } from '../registry/artefact-store.ts';
import type { ChannelRevision } from '../registry/channel-revision.ts';
import { inParallel } from '../registry/in-parallel.ts';
import type { Registry } from '../registry/registry.ts';
import { Fault, type Check } from './check-version.ts';
import type { ChosenShells } from './choose-shells.ts';
import { earlierVersions, type EarlierVersion } from './earlier-versions.ts';
import { pageFit, type PageFit } from './page-fit.ts';
import { searchStandIn, type StandIn } from './stand-in-search.ts';

/** A slow one shall not make all others wait. */
const AT_ONCE = 8;

export interface ComposedRemotes {
  /** What was verified, canaries too, by release id. */
  artefacts: Map<string, Artefact>;
  /** Remote → what it has in the place of its live version. */
  taken: Map<string, EarlierVersion>;
  held: HeldBack[];
}

interface Given {
  shells: ChosenShells;
  check: Check;
  /** So long all that may stand in for one remote may take. */
  patienceMs: number;
  /** What pages have now of a remote. */
  servedNow(name: string): EarlierVersion | undefined;
}

/** Takes each remote in the newest version that is good and fits the others; of a canary, the version or none. */
export async function composeRemotes(
  registry: Registry,
  revision: ChannelRevision,
  { shells, check, patienceMs, servedNow }: Given,
): Promise<ComposedRemotes> {
  const page = pageFit(shells.stable);
  const { live } = revision.document;
  const names = Object.keys(live).filter((name) => name !== 'shell');
  const checked = await checkAll(revision, check);
  const composed: ComposedRemotes = { artefacts: new Map(), taken: new Map(), held: [] };
  const faults = takeGood(names, { live, checked, page, composed, isOwnShell: shells.isOwn });
  const searches = await inParallel([...faults], async ([name, fault]) => {
    const candidates = earlierVersions(registry, revision, name, servedNow(name));
    const next = searchStandIn(candidates, { check, page, patienceMs });
    return { name, fault, next, found: await next() };
  });
  // One after another from here: two that stand in must fit each other, too, and every gateway shall choose alike.
  for (const { name, fault, next, found } of searches) {
    const standIn = await fitting(found, { page, next });
    const { version } = live[name]!;
    // Where there is nothing better, pages try the version itself.
    const serving = standIn?.remote.version ?? (fault.hasAll ? version : null);
    composed.held.push({ name, version, canary: false, serving, fault: fault.kind, why: fault.message });
    if (!standIn) continue;
    composed.taken.set(name, standIn);
    composed.artefacts.set(`${name}@${standIn.remote.version}`, standIn.artefact);
    page.add(standIn.artefact);
  }
  takeCanaries(names, { live, checked, page, composed, isOwnShell: shells.isOwn });
  return composed;
}

async function fitting(
  found: StandIn | undefined,
  { page, next }: { page: PageFit; next(): Promise<StandIn | undefined> },
): Promise<StandIn | undefined> {
  return found && page.misfitOf(found.artefact) ? next() : found;
}

interface Taking {
  live: ChannelDocument['live'];
  checked: ReadonlyMap<string, Artefact | Fault>;
  page: PageFit;
  composed: ComposedRemotes;
  isOwnShell: boolean;
}

/** Live versions as they are. Returns what is wrong with the others, by name. */
function takeGood(names: readonly string[], { live, checked, page, composed, isOwnShell }: Taking): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const name of names) {
    const id = `${name}@${live[name]!.version}`;
    const found = checked.get(id)!;
    // That it fits its own shell was checked when the change was made.
    const fault = found instanceof Fault ? found : isOwnShell ? undefined : page.misfitOf(found);
    if (fault) faults.set(name, fault);
    else if (!(found instanceof Fault)) {
      page.add(found);
      composed.artefacts.set(id, found);
    }
  }
  return faults;
}

function takeCanaries(names: readonly string[], { live, checked, page, composed, isOwnShell }: Taking): void {
  const { artefacts, taken, held } = composed;
  const isAsPlanned = isOwnShell && held.length === 0;
  for (const name of names) {
    const { version: stable, canary } = live[name]!;
    if (!canary) continue;
    const found = checked.get(`${name}@${canary.version}`)!;
    const fault = found instanceof Fault ? found : isAsPlanned ? undefined : page.misfitOf(found);
    if (!(found instanceof Fault) && !fault) artefacts.set(`${name}@${canary.version}`, found);
    if (!fault) continue;
    const serving = artefacts.has(`${name}@${stable}`) ? stable : (taken.get(name)?.remote.version ?? null);
    held.push({ name, version: canary.version, canary: true, serving, fault: fault.kind, why: fault.message });
  }
}

/** Every live version but the shell's, by release id. */
async function checkAll({ document: { live } }: ChannelRevision, check: Check): Promise<Map<string, Artefact | Fault>> {
  const checked = new Map<string, Artefact | Fault>();
  const wanted = Object.entries(live).flatMap(([name, { version, digest, canary }]) =>
    name === 'shell' ? [] : [{ name, version, digest }, ...(canary ? [{ name, ...canary }] : [])],
  );
  await inParallel(
    wanted,
    async ({ name, version, digest }) => void checked.set(`${name}@${version}`, await check(name, { version, digest })),
    AT_ONCE,
  );
  return checked;
}

/** What pages need to do the same with the signed documents. */
export function standInsOf({ held, taken }: Pick<ComposedRemotes, 'held' | 'taken'>): StandIns | undefined {
  const withheld = held.filter(({ name }) => name !== 'shell').map(({ name, version }) => `${name}@${version}`);
  if (withheld.length === 0) return undefined;
  const texts = new Map<string, SignedText>();
  for (const { text } of taken.values()) texts.set(text.signature, text);
  return {
    withheld,
    taken: [...taken.values()].map(({ remote: { name, version } }) => `${name}@${version}`),
    texts: [...texts.values()].map(({ payload, key_id, signature }) => ({ payload, key_id, signature })),
  };
}
