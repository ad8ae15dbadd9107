import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { findTakenBack } from '@stoa/shared/platform-contract/taken-back.ts';
import { isLowerVersion } from '@stoa/shared/platform-contract/version-order.ts';
import { LEAST_VISITORS } from '@stoa/server/health/judge.ts';
import type { Release } from '@stoa/server/release/plan-change.ts';
import { quietUntil, type QuietHours } from './quiet-hours.ts';

/** Shares of visitors that a version goes through before everyone has it, in percent. */
export const CANARY_STEPS = [1, 5, 25] as const;

/** What is known of a release on its way. */
export interface Seen {
  status: ChannelStatus;
  /** Of this remote, newest first. */
  changes: readonly ChannelChange[];
  /** Visitors of the canary who came since its weight was last changed. */
  visitors: number;
}

export interface ShipPlan {
  release: Release;
  quiet: QuietHours;
  /** How long a step may last without enough visitors. */
  patienceMs: number;
  /** What everyone had when this began; undefined while that is not known. */
  stable: string | undefined;
  /** Since when this step is waited for. */
  waitingSince: number;
  now: number;
}

export type Step =
  | { kind: 'canary'; weight: number; words: string }
  | { kind: 'promote'; words: string }
  | { kind: 'wait'; words: string }
  | { kind: 'done'; words: string }
  /** `refused`: the version is not good, or may not go on; else nobody knows. */
  | { kind: 'stop'; isRefused: boolean; words: string };

const stop = (words: string): Step => ({ kind: 'stop', isRefused: true, words });
const unsure = (words: string): Step => ({ kind: 'stop', isRefused: false, words });

/** What to do now: the next step by evidence, waiting, or stopping on doubt. Knows nothing but what it is given. */
export function planStep(seen: Seen, plan: ShipPlan): Step {
  const { name, version } = plan.release;
  const live = seen.status.document.live[name];
  if (live?.version === version) return { kind: 'done', words: `${name}@${version} is live for everyone.` };
  const doubt = doubtOf(seen, plan);
  if (doubt) return doubt;
  const weight = live?.canary?.weight ?? 0;
  if (weight > 0) {
    const waits = evidenceMissing(seen, plan);
    if (waits) return waits;
  }
  const next = CANARY_STEPS.find((step) => step > weight);
  const quiet = quietUntil(plan.quiet, plan.now);
  if (quiet) return { kind: 'wait', words: `Quiet: the step to ${sayWeight(next)} waits until ${quiet}.` };
  const words = verdictOf(seen, name)?.words ?? `Begins beside ${name}@${live?.version}.`;
  return next === undefined ? { kind: 'promote', words } : { kind: 'canary', weight: next, words };
}

export const sayWeight = (weight: number | undefined): string => (weight === undefined ? 'everyone' : `${weight} %`);

const remoteOf = ({ status }: Seen, name: string) => status.remotes.find((remote) => remote.name === name);
const verdictOf = (seen: Seen, name: string) => remoteOf(seen, name)?.verdict;

/** Why nobody should go on; undefined when nothing speaks against it. */
function doubtOf(seen: Seen, { release: { name, version }, stable }: ShipPlan): Step | undefined {
  const { document, writable, gateways = [] } = seen.status;
  const live = document.live[name];
  const remote = remoteOf(seen, name);
  if (!live) return stop(`${name} is not live in ${document.channel}: a canary needs a stable version beside it.`);
  if (document.revoked.includes(`${name}@${version}`)) return stop(`${name}@${version} is revoked.`);
  if (stable !== undefined && live.version !== stable) {
    return stop(`${name}@${live.version} went live instead of ${stable} while this was on its way.`);
  }
  if (isLowerVersion(version, live.version)) {
    return stop(
      `${name}@${version} is lower than ${live.version}, which is live; stoa promote --allow-lower takes it.`,
    );
  }
  if (live.canary && live.canary.version !== version) {
    return stop(`Another canary of ${name} is out: ${live.canary.version}, at ${live.canary.weight} %.`);
  }
  const end = live.canary ? undefined : findTakenBack(seen.changes, { name, version });
  if (end) return stop(`${name}@${version} was taken back by ${end.by}: ${end.why || 'no reason was given'}`);
  if (live.canary?.paused)
    return stop(`The canary is paused at ${live.canary.weight} %; stoa resume ${name} ends that.`);
  if (remote && !remote.judged) return stop(`Canaries of ${name} are not judged; stoa policy ${name} --judged on.`);
  if (!writable) return unsure('The registry cannot be written to at the moment.');
  const held = remote?.held?.find((one) => one.version === version);
  if (held) return stop(`${held.gateway} holds ${name}@${version} back: ${held.why}.`);
  const troubled = gateways.find(({ trouble }) => trouble !== null);
  return troubled && unsure(`${troubled.name} cannot go on: ${troubled.trouble}`);
}

function evidenceMissing(seen: Seen, { release: { name }, patienceMs, waitingSince, now }: ShipPlan): Step | undefined {
  const verdict = verdictOf(seen, name);
  if (verdict?.verdict === 'worse') return { kind: 'wait', words: `${verdict.words} The platform takes it back.` };
  if (verdict?.verdict === 'no-difference' && seen.visitors >= LEAST_VISITORS) return undefined;
  const weight = seen.status.document.live[name]?.canary?.weight;
  const came = `${seen.visitors} of ${LEAST_VISITORS} visitors came to the canary since it is at ${weight} %.`;
  const words = [came, ...(verdict ? [verdict.words] : [])].join(' ');
  return now - waitingSince > patienceMs
    ? unsure(`Too little is known for too long. ${words}`)
    : { kind: 'wait', words };
}
