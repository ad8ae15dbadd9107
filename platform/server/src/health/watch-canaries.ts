import type { ChannelDocument, ChannelPolicy, ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import type { CanaryVerdict, WebhookEvent } from '@stoa/shared/platform-contract/health.ts';
import { isRefused } from '../registry/refusal.ts';
import type { HealthStore } from './health-store.ts';
import { judgeCanary } from './judge.ts';
import { eventOfChange } from './webhook-event.ts';

const DAY = 24 * 60 * 60_000;

export interface Judging {
  health: Pick<HealthStore, 'minutesSince' | 'totalsSince'>;
  policies: (name: string) => Promise<Pick<ChannelPolicy, 'judged'>>;
  now?: () => number;
}

/** One verdict for each canary that is out, paused or not. */
export function judgeChannel(document: ChannelDocument, judging: Judging): Promise<CanaryVerdict[]> {
  const out = Object.keys(document.live).filter((name) => document.live[name]!.canary);
  return Promise.all(out.toSorted().map((name) => judgeRemote(document, name, judging)));
}

async function judgeRemote(
  document: ChannelDocument,
  name: string,
  { health, policies, now = Date.now }: Judging,
): Promise<CanaryVerdict> {
  const { version: stable, canary } = document.live[name]!;
  const since = Date.parse(canary!.since);
  const [policy, mine, totals, beside, lastDay] = await Promise.all([
    policies(name),
    health.minutesSince(name, canary!.version, since),
    health.totalsSince(name, canary!.version, since),
    health.minutesSince(name, stable, since),
    health.totalsSince(name, stable, now() - DAY),
  ]);
  return judgeCanary({
    name,
    isJudged: policy.judged,
    canary: { version: canary!.version, minutes: mine, failures: totals.failures },
    stable: { version: stable, minutes: beside, lastDay },
  });
}

export interface CanaryEnd {
  name: string;
  version: string;
  /** For the history. */
  words: string;
  expectedRevision: number;
}
export interface WatchOptions extends Judging {
  readChannel: () => Promise<ChannelDocument>;
  /** Several gateways may try; the one whose `expectedRevision` still holds does it. */
  endCanary: (end: CanaryEnd) => Promise<ChannelReply>;
  notify: (event: WebhookEvent) => void;
  everyMs?: number;
  log: (words: string, error?: unknown) => void;
}
export interface CanaryWatch {
  /** One round; never throws. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Judges the canaries of a channel every few seconds, and ends those that are worse. */
export function watchCanaries(options: WatchOptions): CanaryWatch {
  const { readChannel, endCanary, notify, everyMs = 5000, log } = options;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let hadTrouble = false;

  async function end(document: ChannelDocument, verdict: CanaryVerdict): Promise<void> {
    const { name, canary: version, words } = verdict;
    try {
      const { change } = await endCanary({ name, version, words, expectedRevision: document.revision });
      if (!change) return;
      log(words);
      const event = eventOfChange(document.channel, change, verdict);
      if (event) notify(event);
    } catch (error) {
      // Another gateway was faster, or somebody changed something else: the next round sees what is live then.
      if (!isRefused(error, 'revision_moved') && !isRefused(error, 'no_canary')) throw error;
    }
  }

  async function lookNow(): Promise<void> {
    try {
      const document = await readChannel();
      for (const verdict of await judgeChannel(document, options)) {
        if (verdict.verdict !== 'worse' || document.live[verdict.name]?.canary?.paused) continue;
        await end(document, verdict);
        // The revision has moved by this; others are ended in the next round.
        break;
      }
      hadTrouble = false;
    } catch (error) {
      if (!hadTrouble) log('Canaries could not be judged; it is tried again and again.', error);
      hadTrouble = true;
    }
  }

  const look = (): Promise<void> => (running ??= lookNow().finally(() => (running = undefined)));
  let timer = setTimeout(() => void round(), everyMs);
  timer.unref();
  async function round(): Promise<void> {
    await look();
    if (isStopped) return;
    timer = setTimeout(() => void round(), everyMs);
    timer.unref();
  }

  return {
    look,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
