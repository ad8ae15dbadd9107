import type { ChannelChange, LiveRemote, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { movedOn } from './belief.ts';
import type { ChangeQuestion, Intent, Unchanged, Wanted } from './plan-change.ts';
import { canaryEnds, isUsable, newlyLive } from './wanted-change.ts';

type Rollback = Extract<Intent, { kind: 'rollback' }>;

/**
 * For so long after a rollback, one that says nothing of what it takes back is that rollback asked for again: by a script
 * that retries, or by a second operator who looked at the same alert. Longer than clocks of machines differ.
 */
const REPEATED_MS = 10 * 60_000;

/** Takes back what was done last to one remote, unless somebody has done so already. */
export function planRollback(question: ChangeQuestion, intent: Rollback): Wanted | Unchanged | Refusal {
  const { name, from, to } = intent;
  const before = question.document.live[name];
  if (!before) return { code: 'not_live', name, message: `${name} is not live in ${question.document.channel}.` };
  const earlier = findSameBefore(question, intent, before);
  if (earlier) return again(question, intent, earlier);
  if (from !== undefined && !takes(before, intent)) return movedOn(question, name, from);
  return before.canary && to === undefined
    ? canaryBack(question, intent, { ...before, canary: before.canary })
    : versionBack(question, intent, before);
}

/** With `to`, everyone leaves what they have; without, the canary goes first. */
const takes = ({ version, canary }: LiveRemote, { from, to }: Rollback): boolean =>
  from === (canary ?? { version }).version || (to !== undefined && from === version);

/** The rollback that did already what this one asks for. */
function findSameBefore(
  { changesOf, isRevisionNamed, at }: ChangeQuestion,
  { name, from, to }: Rollback,
  { version, canary }: LiveRemote,
): ChannelChange | undefined {
  const changes = changesOf(name);
  if (to !== undefined && (version !== to || canary)) return undefined;
  if (from !== undefined) {
    return from === version || from === canary?.version ? undefined : findRollbackOf(changes, name, from);
  }
  const [last] = changes;
  if (last?.kind !== 'rollback') return undefined;
  const isRecent = Date.parse(at) - Date.parse(last.at) < REPEATED_MS;
  return to !== undefined || (isRecent && !isRevisionNamed) ? last : undefined;
}

/** What took this version from its visitors, if that was a rollback and nothing else went live since. */
function findRollbackOf(changes: readonly ChannelChange[], name: string, version: string): ChannelChange | undefined {
  for (const change of changes) {
    if (change.kind === 'rollback' && versionsTaken(change, name).includes(version)) return change;
    if (change.moves.some((move) => move.name === name)) return undefined;
  }
  return undefined;
}

const versionsTaken = ({ moves, canaries }: ChannelChange, name: string): string[] => [
  ...moves.flatMap((move) => (move.name === name && move.from !== null ? [move.from] : [])),
  ...canaries.filter((move) => move.name === name && move.to_weight === 0).map(({ version }) => version),
];

/** Nothing goes back twice; but what was only taken back may still be revoked. */
function again(question: ChangeQuestion, { name, from, revoke }: Rollback, earlier: ChannelChange): Wanted | Unchanged {
  const taken = from ?? versionsTaken(earlier, name)[0];
  const revoked = revoke && taken !== undefined ? revokedNow(question, name, taken) : [];
  if (revoked.length === 0) return { kind: 'unchanged', earlier };
  return { kind: 'change', live: question.document.live, moves: [], canaries: [], revoked };
}

function canaryBack(
  question: ChangeQuestion,
  { name, revoke }: Rollback,
  before: LiveRemote & Required<{ canary: NonNullable<LiveRemote['canary']> }>,
): Wanted {
  return {
    kind: 'change',
    live: { ...question.document.live, [name]: { ...before, canary: null } },
    moves: [],
    canaries: [canaryEnds(name, before.canary)],
    revoked: revoke ? revokedNow(question, name, before.canary.version) : [],
  };
}

function versionBack(question: ChangeQuestion, { name, to, revoke }: Rollback, before: LiveRemote): Wanted | Refusal {
  const { document } = question;
  const version = to ?? question.versionsBefore(name).find((candidate) => isUsable(question, name, candidate));
  if (!version) {
    return {
      code: 'nothing_before',
      name,
      message: `${name} had no other version in ${document.channel} that can be used again. Name one with --to.`,
    };
  }
  const isSame = version === before.version;
  // Else whoever may only roll back could put anything live, past the second person too.
  if (!isSame && !question.wasLive(name, version)) {
    return {
      code: 'nothing_before',
      name,
      message: `${name}@${version} was never live in ${document.channel}, so nothing can be rolled back to it. Promote it instead.`,
    };
  }
  return {
    kind: 'change',
    live: { ...document.live, [name]: isSame ? { ...before, canary: null } : newlyLive(question, name, version) },
    moves: isSame ? [] : [{ name, from: before.version, to: version }],
    canaries: before.canary ? [canaryEnds(name, before.canary)] : [],
    revoked: revoke && !isSame ? revokedNow(question, name, before.version) : [],
  };
}

function revokedNow({ document }: ChangeQuestion, name: string, version: string): string[] {
  const id = `${name}@${version}`;
  return document.revoked.includes(id) ? [] : [id];
}
