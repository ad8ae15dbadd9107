import type { ScormCommit, ScormKept } from '@stoa/shared/contract/learning/scorm.ts';
import type { FromFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import { isPassing } from './read-kept.ts';

/** The server's answer; `status` 0: none came. */
export interface Answer {
  status: number;
  kept?: ScormKept;
  message?: string;
}

interface Ways {
  /** Asks the server; never throws. `outlives`: even when the page goes meanwhile. */
  send: (commit: ScormCommit, how: { outlives: boolean }) => Promise<Answer>;
  /** Says it without hearing an answer, for pages that go. False: the browser does not take so much. */
  beacon: (commit: ScormCommit) => boolean;
  say: (message: FromFrame) => void;
  wait: (ms: number) => Promise<void>;
  /** Nothing is kept from here any more. */
  onStop: () => void;
}

/** The server counts commits a minute; what ends a SCO does not wait. */
const APART_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Bytes: browsers take no more, all together, of what shall outlive its page. */
const MOST_OUTLIVING = 60_000;

/**
 * Brings commits home in their order. Of each SCO only the newest waits, because it holds all that the earlier did. What
 * the server could not be told is tried again; what it refuses for good is not.
 */
export function makeCommitQueue({ send, beacon, say, wait, onStop }: Ways) {
  const waiting = new Map<string, ScormCommit>();
  let seq = 0;
  let underWay: { commit: ScormCommit; outlives: boolean } | undefined;
  /** What a beacon has taken arrives, whether its answer is heard or not. */
  const beaconed = new Set<number>();
  let isRunning = false;
  let isStopped = false;
  let failures = 0;

  function number(commit: Omit<ScormCommit, 'seq'>): ScormCommit {
    seq += 1;
    return { seq, ...commit };
  }

  function push(commit: Omit<ScormCommit, 'seq'>): void {
    if (isStopped) return;
    const numbered = number(commit);
    waiting.delete(numbered.sco);
    waiting.set(numbered.sco, numbered);
    // Whatever becomes of it on its way: the site's page has it until the server has answered.
    say({ type: 'journal', commit: numbered });
    // An answer is no use to a page that goes; that it arrives is.
    if (numbered.trigger === 'ended' || numbered.trigger === 'leaving') sayOnce(numbered);
    if (!isRunning) void run();
  }

  /** Twice the same would leave no room for something else. */
  function sayOnce(commit: ScormCommit): void {
    if (!beaconed.has(commit.seq) && beacon(commit)) beaconed.add(commit.seq);
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let next = first(); next && !isStopped; next = first()) {
      waiting.delete(next.sco);
      const outlives = !beaconed.has(next.seq) && sizeOf(next) < MOST_OUTLIVING;
      underWay = { commit: next, outlives };
      const answer = await send(next, { outlives });
      underWay = undefined;
      beaconed.delete(next.seq);
      settle(next, answer);
      if (waiting.size > 0) await wait(pause());
    }
    isRunning = false;
  }

  /** By number, and not by place: what is tried again goes before what came after it. */
  const first = (): ScormCommit | undefined => [...waiting.values()].toSorted((one, other) => one.seq - other.seq)[0];
  const pause = (): number =>
    failures > 0 ? Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures - 1)) : first()?.trigger === 'ended' ? 0 : APART_MS;

  function settle(commit: ScormCommit, { status, kept, message }: Answer): void {
    if (kept) {
      failures = 0;
      say({ type: 'kept', seq: commit.seq, sco: commit.sco, ...kept });
      if (kept.outcome === 'taken_over' || kept.outcome === 'expired') stop();
    } else if (isPassing(status)) {
      failures += 1;
      if (!waiting.has(commit.sco)) waiting.set(commit.sco, commit);
      say({ type: 'unreachable', seq: commit.seq });
    } else if (status === 404) {
      say({ type: 'expired' });
      stop();
    } else {
      failures = 0;
      const words = message ?? `The server refused what was to be kept (${status}).`;
      say({ type: 'refused', seq: commit.seq, sco: commit.sco, message: words });
    }
  }

  function stop(): void {
    isStopped = true;
    waiting.clear();
    onStop();
  }

  return {
    push,
    isStopped: (): boolean => isStopped,
    /** For a page that goes: all that has not been answered, and does not outlive it by itself. */
    flush: () => {
      const asked = underWay && !underWay.outlives ? [underWay.commit] : [];
      for (const commit of [...asked, ...waiting.values()]) sayOnce(commit);
    },
    /** As the next commit would be counted. */
    asNext: (commit: Omit<ScormCommit, 'seq'>): ScormCommit => ({ seq: seq + 1, ...commit }),
  };
}
export type CommitQueue = ReturnType<typeof makeCommitQueue>;

const sizeOf = (commit: ScormCommit): number => new Blob([JSON.stringify(commit)]).size;
