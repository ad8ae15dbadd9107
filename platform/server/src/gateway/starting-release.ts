import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { Registry } from '../registry/registry.ts';
import { composeRelease, type Composing } from './compose-release.ts';
import type { ServedRelease } from './served-release.ts';

/** So many revisions are looked through for a good one. */
const MOST_STEPS_BACK = 20;

/**
 * For a process that starts on a revision that is damaged, gone, or whose shell is nowhere to be had: the newest as this
 * machine remembers it, else one before it.
 */
export async function findStartingRelease(
  registry: Registry,
  channel: string,
  composing: Pick<Composing, 'slow' | 'patienceMs'>,
): Promise<ServedRelease | undefined> {
  const remembered = await registry.channels.findRemembered(channel).catch(() => undefined);
  const ready = remembered && (await composeRelease(registry, remembered, composing).catch(() => undefined));
  return ready ?? findEarlierRelease(registry, channel, composing);
}

async function findEarlierRelease(
  registry: Registry,
  channel: string,
  composing: Pick<Composing, 'slow' | 'patienceMs'>,
): Promise<ServedRelease | undefined> {
  const revisions = await registry.channels.listRevisionNumbers(channel);
  const revoked = new Set<string>();
  for (const number of revisions.slice(0, MOST_STEPS_BACK)) {
    const found = await registry.channels.findRevision(channel, number).catch(() => undefined);
    if (!found) continue;
    for (const id of found.document.revoked) revoked.add(id);
    // Nothing is better than what someone has taken from all pages since.
    if (versionsIn(found.document).some((id) => revoked.has(id))) continue;
    const ready = await composeRelease(registry, found, composing).catch(() => undefined);
    if (ready) return ready;
  }
  return undefined;
}

const versionsIn = ({ live }: ChannelDocument): string[] =>
  Object.entries(live).flatMap(([name, { version, canary }]) => [
    `${name}@${version}`,
    ...(canary ? [`${name}@${canary.version}`] : []),
  ]);
