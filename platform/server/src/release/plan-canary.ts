import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { movedOn } from './belief.ts';
import type { ChangeQuestion, Intent, Wanted } from './plan-change.ts';
import { canaryEnds } from './wanted-change.ts';

/** Begins a canary, takes the place of the one that is out, or changes its weight. */
export function planCanary(
  question: ChangeQuestion,
  { name, version, weight, ...believed }: Extract<Intent, { kind: 'canary' }>,
): Wanted | Refusal {
  const { document, by, at, salt, find } = question;
  const live = document.live[name];
  if (!live) {
    const message = `${name} is not live in ${document.channel}: a canary needs a stable version beside it. Promote ${name}@${version} instead.`;
    return { code: 'not_live', name, message };
  }
  const before = live.canary?.version === version ? live.canary : undefined;
  if (before && before.weight === weight)
    return { kind: 'change', live: document.live, moves: [], canaries: [], revoked: [] };
  if (believed.from !== undefined && believed.from !== live.version) return movedOn(question, name, believed.from);
  if (believed.canary !== undefined && believed.canary !== (live.canary?.version ?? null)) {
    return movedOn(question, name, `the canary ${believed.canary ?? 'nothing'}`);
  }
  if (live.version === version) {
    return {
      code: 'invalid',
      name,
      message: `${name}@${version} is live for everyone already; it cannot be its own canary.`,
    };
  }
  const next = before
    ? { ...before, weight }
    : { version, digest: find(name, version)?.digest ?? '', weight, salt, since: at, by, paused: false };
  return {
    kind: 'change',
    live: { ...document.live, [name]: { ...live, canary: next } },
    moves: [],
    canaries: [
      ...(live.canary && !before ? [canaryEnds(name, live.canary)] : []),
      { name, version, from_weight: before && !before.paused ? before.weight : 0, to_weight: next.paused ? 0 : weight },
    ],
    revoked: [],
  };
}

/** Takes the canary that is out from its visitors, or gives it back to them. */
export function planPause(
  question: ChangeQuestion,
  { kind, name, from }: Extract<Intent, { kind: 'pause' | 'resume' }>,
): Wanted | Refusal {
  const { document } = question;
  const live = document.live[name];
  if (from !== undefined && from !== live?.canary?.version) return movedOn(question, name, `the canary ${from}`);
  if (!live?.canary) {
    return {
      code: 'no_canary',
      name,
      message: `${name} has no canary in ${document.channel}, so there is nothing to ${kind}.`,
    };
  }
  const paused = kind === 'pause';
  const { canary: before } = live;
  if (before.paused === paused) return { kind: 'change', live: document.live, moves: [], canaries: [], revoked: [] };
  const weights = paused ? { from_weight: before.weight, to_weight: 0 } : { from_weight: 0, to_weight: before.weight };
  return {
    kind: 'change',
    live: { ...document.live, [name]: { ...live, canary: { ...before, paused } } },
    moves: [],
    canaries: [{ name, version: before.version, ...weights }],
    revoked: [],
  };
}
