import type {
  ChannelChange,
  ChannelDocument,
  ChannelMove,
  PastVersion,
} from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStore } from '../registry/channel-store.ts';
import { isAbout } from './belief.ts';

/** What a channel's document carries of a remote's past, so that no change of another remote can push it out. */
export interface Past {
  /** The last to leave first. */
  versions: readonly PastVersion[];
  /** Revisions of its last changes, newest first. */
  changedIn: readonly number[];
}

/** So many versions of each remote are carried. */
export const MOST_PAST = 20;
/** So many changes of each remote can be found at once. */
const MOST_CHANGES = 10;
export const noPast: Past = { versions: [], changedIn: [] };

/** Of every remote that is live. @throws RevisionUntrusted where the history has to be asked, and cannot be trusted */
export async function readPasts(
  channels: Pick<ChannelStore, 'listChanges'>,
  { channel, live }: ChannelDocument,
): Promise<Map<string, Past>> {
  const entries = Object.entries(live);
  const isCarried = entries.every(([, { past, changed_in: changedIn }]) => past && changedIn);
  // Written before it was carried: the next change carries it.
  const changes = isCarried ? [] : await channels.listChanges(channel);
  return new Map(
    entries.map(([name, { past, changed_in: changedIn }]) => [
      name,
      past && changedIn ? { versions: past, changedIn } : pastIn(changes, name),
    ]),
  );
}

/** As the changes tell it; they are newest first. */
export function pastIn(changes: readonly ChannelChange[], name: string): Past {
  return changes.toReversed().reduce((past, change) => pastAfter(past, change, name), noPast);
}

/** With what this change did to the remote. `digest`: of the version that was live before it. */
function pastAfter({ versions, changedIn }: Past, change: ChannelChange, name: string, digest?: string): Past {
  const move = change.moves.find((one) => one.name === name);
  return {
    versions: move ? versionsAfter(versions, { ...move, ...(digest && { digest }) }, change.kind) : versions,
    changedIn: isAbout(change, name) ? [change.revision, ...changedIn].slice(0, MOST_CHANGES) : changedIn,
  };
}

function versionsAfter(
  before: readonly PastVersion[],
  { from, to, digest }: ChannelMove & Pick<PastVersion, 'digest'>,
  kind: ChannelChange['kind'],
): readonly PastVersion[] {
  if (from === null) return before;
  const target =
    kind === 'rollback' ? before.findIndex(({ version, left }) => version === to && left === 'replaced') : -1;
  const passed = before.slice(0, Math.max(target, 0)).map(passedOver);
  const last: PastVersion = { version: from, left: target < 0 ? 'replaced' : 'rolled_back', ...(digest && { digest }) };
  const others = [...passed, ...before.slice(passed.length)].filter(
    ({ version }) => version !== from && version !== to,
  );
  return [last, ...others].slice(0, MOST_PAST);
}

const passedOver = (one: PastVersion): PastVersion => (one.left === 'replaced' ? { ...one, left: 'passed_over' } : one);

/**
 * Versions that were live before the present one, nearest first: what rollbacks go back to, one after the other. A
 * rollback takes a version off, so that rolling back twice goes back two versions, and not forth to the bad one.
 */
export const rollbackTargets = ({ versions }: Past): string[] =>
  versions.flatMap(({ version, left }) => (left === 'replaced' ? [version] : []));

/** What is live, with the past of each remote as this change leaves it. */
export const carryPasts = (
  { live, before }: Record<'live' | 'before', ChannelDocument['live']>,
  change: ChannelChange,
  pasts: ReadonlyMap<string, Past>,
): ChannelDocument['live'] =>
  Object.fromEntries(
    Object.entries(live).map(([name, one]) => {
      const { versions, changedIn } = pastAfter(pasts.get(name) ?? noPast, change, name, before[name]?.digest);
      return [name, { ...one, past: [...versions], changed_in: [...changedIn] }];
    }),
  );
