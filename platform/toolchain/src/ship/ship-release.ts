import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import { gatewayLines, isServed } from '../cli/gateway-words.ts';
import { exitCodes } from '../cli/output.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import { isRefused } from '@stoa/server/registry/refusal.ts';
import type { Release } from '@stoa/server/release/plan-change.ts';
import { planStep, sayWeight, type Seen, type Step } from './plan-step.ts';
import type { QuietHours } from './quiet-hours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOOK_EVERY_MS = MINUTE_MS;
/** A gateway that is started again, or a line that breaks off, is no doubt yet. */
const UNREACHED_MS = 10 * MINUTE_MS;
/** As far as the charts go back. */
const MOST_MINUTES = 10_080;

export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

export interface ShipEvent {
  at: string;
  kind: 'waits' | 'canary' | 'promoted' | 'done' | 'stopped' | 'proposed' | 'backed-out';
  name: string;
  version: string;
  /** Of the canary after this; null: there is none. */
  weight: number | null;
  /** One line. */
  words: string;
}

export interface Shipping {
  client: RegistryClient;
  channel: string;
  release: Release;
  quiet: QuietHours;
  patienceMs: number;
  backOut: boolean;
  because: { by: string; why: string };
  /** What its author means to be done, though it is asked for. */
  allowed: { allow_inside_routes: boolean };
  clock: Clock;
  tell(event: ShipEvent): void;
}

export interface Shipped {
  exitCode: number;
  last: ShipEvent;
}

/**
 * Takes a published version from nobody to everyone, step by step, as the judge's evidence allows. What it does is decided
 * from the channel alone, so it may be ended at any moment and run again.
 */
export async function shipRelease(shipping: Shipping): Promise<Shipped> {
  const { clock, release, patienceMs, quiet } = shipping;
  const say = teller(shipping);
  let stable: string | undefined;
  let [weight, waitingSince, reachedAt]: [number | null, number, number] = [null, clock.now(), clock.now()];
  for (;;) {
    const seen = await look(shipping).catch((error: unknown) => {
      if (isRefused(error) && !isRefused(error, 'unavailable')) throw error;
      if (clock.now() - reachedAt > UNREACHED_MS) throw error;
      return undefined;
    });
    if (seen) {
      reachedAt = clock.now();
      const live = seen.status.document.live[release.name];
      stable ??= live?.version;
      const now = live?.canary?.weight ?? null;
      if (now !== weight) [weight, waitingSince] = [now, clock.now()];
      const step = planStep(seen, { release, quiet, patienceMs, stable, waitingSince, now: clock.now() });
      const end = await act(shipping, { step, seen, say, weight });
      if (end) return end;
    }
    await clock.wait(LOOK_EVERY_MS);
  }
}

type Say = (kind: ShipEvent['kind'], weight: number | null, words: string) => ShipEvent;

/** One line at each change and each hour, not at each look. */
function teller({ clock, release, tell }: Shipping): Say {
  let before = { key: '', at: -Infinity };
  return (kind, weight, words) => {
    const event = { at: new Date(clock.now()).toISOString(), kind, ...release, weight, words };
    const key = `${kind} ${weight} ${words.startsWith('Quiet')}`;
    if (kind !== 'waits' || key !== before.key || clock.now() - before.at >= HOUR_MS) {
      tell(event);
      before = { key, at: clock.now() };
    }
    return event;
  };
}

async function look({ client, channel, release: { name, version }, clock }: Shipping): Promise<Seen> {
  const params = { channel };
  const status = await client.call('getStatus', { params });
  const { changes } = await client.call('listChanges', { params, query: { limit: 50, name } });
  const canary = status.document.live[name]?.canary;
  if (canary?.version !== version) return { status, changes, visitors: 0 };
  const raised = changes.find((change) => change.canaries.some((move) => move.version === version));
  const since = Date.parse(raised?.at ?? canary.since);
  const minutes = Math.min(MOST_MINUTES, Math.max(5, Math.ceil((clock.now() - since) / MINUTE_MS) + 1));
  const { series } = await client.call('getHealth', { params, query: { minutes, name } });
  const points = series.find((one) => one.version === version)?.points ?? [];
  const fresh = points.filter(({ at }) => Date.parse(at) >= since);
  return { status, changes, visitors: fresh.reduce((sum, { opened }) => sum + opened, 0) };
}

interface Acting {
  step: Step;
  seen: Seen;
  say: Say;
  weight: number | null;
}

/** Undefined while it goes on. */
async function act(shipping: Shipping, { step, seen, say, weight }: Acting): Promise<Shipped | undefined> {
  if (step.kind === 'wait') {
    say('waits', weight, step.words);
    return undefined;
  }
  if (step.kind === 'done') return { exitCode: exitCodes.done, last: say('done', null, step.words) };
  if (step.kind === 'stop') {
    const exitCode = step.isRefused ? exitCodes.refused : exitCodes.failed;
    return end(shipping, { exitCode, last: say('stopped', weight, step.words) }, { seen, say });
  }
  const waiting = await openProposal(shipping, step);
  if (waiting) return { exitCode: exitCodes.waits, last: say('proposed', weight, proposalWords(waiting)) };
  try {
    return await take(shipping, { step, seen, say, weight });
  } catch (error) {
    // Somebody else changed something at the same time: the next look sees what.
    if (isRefused(error, 'revision_moved')) return undefined;
    if (!isRefused(error)) throw error;
    const ways = error.refusals.flatMap(({ remedy }) => remedy ?? []);
    const words = [`The step to ${sayWeight(weightOf(step))} was refused: ${error.message}`, ...ways].join(' ');
    return end(shipping, { exitCode: exitCodes.refused, last: say('stopped', weight, words) }, { seen, say });
  }
}

type Taken = Extract<Step, { kind: 'canary' | 'promote' }>;
const weightOf = (step: Taken): number | undefined => (step.kind === 'canary' ? step.weight : undefined);

async function take(
  shipping: Shipping,
  { step, seen, say, weight }: Acting & { step: Taken },
): Promise<Shipped | undefined> {
  const reply = await send(shipping, step, seen);
  if (reply.proposal && !reply.change && !reply.already) {
    return { exitCode: exitCodes.waits, last: say('proposed', weight, proposalWords(reply.proposal.id)) };
  }
  const taken = weightOf(step);
  const last = say(
    taken === undefined ? 'promoted' : 'canary',
    taken ?? null,
    `${sayWeight(taken)} by now. ${step.words}`,
  );
  if (isServed(reply)) return undefined;
  const words = gatewayLines(reply).map((line) => line.trim());
  const unserved = { exitCode: exitCodes.unserved, last: say('stopped', last.weight, words.join(' ')) };
  return taken === undefined ? unserved : end(shipping, unserved, { seen, say });
}

/** Says what it looked at: where something else is live by now, nothing happens. */
function send(
  { client, channel, release, allowed, because }: Shipping,
  step: Taken,
  { status }: Seen,
): Promise<ChannelReply> {
  const { name, version } = release;
  const params = { channel };
  const live = status.document.live[name];
  const from = live?.version;
  if (step.kind === 'promote')
    return client.call('promote', { params, body: { releases: [{ name, version, from }], ...allowed, ...because } });
  const canary = live?.canary?.version ?? null;
  const body = { name, version, weight: step.weight, from, canary, ...allowed, ...because };
  return client.call('startCanary', { params, body });
}

/** The same question is not put to a second person twice. */
async function openProposal({ client, channel, release }: Shipping, step: Taken): Promise<string | undefined> {
  const { proposals } = await client.call('listProposals', { params: { channel } });
  return proposals.find(
    ({ state, kind, weight, releases }) =>
      state === 'open' &&
      kind === step.kind &&
      (weight ?? undefined) === weightOf(step) &&
      releases.length === 1 &&
      releases[0]?.name === release.name &&
      releases[0].version === release.version,
  )?.id;
}

const proposalWords = (id: string): string => `A second person has to agree to this step: stoa approve ${id}`;

/** Leaves the canary where it is, or takes it back where that was asked for. */
async function end(
  { client, channel, release: { name, version }, backOut, because }: Shipping,
  stopped: Shipped,
  { seen, say }: Pick<Acting, 'seen' | 'say'>,
): Promise<Shipped> {
  if (!backOut || seen.status.document.live[name]?.canary?.version !== version) return stopped;
  const why = because.why || stopped.last.words.slice(0, 500);
  await client.call('rollBack', { params: { channel }, body: { name, from: version, by: because.by, why } });
  return { ...stopped, last: say('backed-out', null, `The canary ${name}@${version} was taken back.`) };
}
