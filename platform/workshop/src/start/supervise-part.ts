import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, type Part } from './part.ts';

export type PartState = 'running' | 'waiting' | 'starting';

export interface SupervisedPart {
  name: string;
  state(): { state: PartState; pid: number | undefined; restarts: number; since: string };
  /** The process of now; another one after a restart. */
  current(): Part;
  /** For good: it is not started again. */
  stop(): Promise<void>;
}

export interface Supervision {
  /** Anything it answers will do: it is asked whether it lives, not whether all is well. */
  url: string;
  logFile: string;
  start(): Part;
  say(line: string): void;
  onChange?(): void;
  times?: Partial<typeof patience>;
}

/**
 * A part under full load answers late, and a page of a book of figures blocks it for seconds; so it is left alone until
 * three questions in a row, asked five seconds apart, had no answer within ten seconds each. Then it hangs.
 */
const patience = {
  everyMs: 5_000,
  answerMs: 10_000,
  silentTimes: 3,
  /** Before the first restart; twice as long before each next one, up to the longest. */
  firstWaitMs: 500,
  longestWaitMs: 30_000,
  /** Who has run this long is well again, and begins with the first wait. */
  wellAfterMs: 60_000,
};

const LAST_LINES = 8;
/** From this restart in a row on, its last words are shown. */
const TELL_FROM = 3;

/** Looks after a part that runs and answers: starts it again when it ends, and ends it when it does not answer. */
export function supervisePart(name: string, first: Part, options: Supervision): SupervisedPart {
  const { url, logFile, start, say, onChange } = options;
  const times = { ...patience, ...options.times };
  const stopping = new AbortController();
  const { signal } = stopping;
  let part = first;
  let state: PartState = 'running';
  let since = new Date();
  let restarts = 0;
  /** Restarts since it was last well. */
  let inARow = 0;

  const become = (next: PartState): void => {
    [state, since] = [next, new Date()];
    onChange?.();
  };

  /** Until it ends, by itself or because it does not answer. */
  const watch = async (): Promise<void> => {
    let isEnded = false;
    const ended = part.ended.then(() => (isEnded = true));
    for (let silent = 0; !isEnded && !signal.aborted;) {
      await Promise.race([ended, sleep(times.everyMs, undefined, { signal }).catch(() => undefined)]);
      if (isEnded || signal.aborted) return;
      if (Date.now() - since.getTime() > times.wellAfterMs) inARow = 0;
      silent = (await isAnswering(url, times.answerMs)) ? 0 : silent + 1;
      if (silent < times.silentTimes || isEnded || signal.aborted) continue;
      say(`The ${name} has not answered ${silent} times in a row. It is ended, and started again.`);
      await part.kill();
    }
  };

  const startAgain = async (): Promise<void> => {
    inARow += 1;
    restarts += 1;
    const waitMs = Math.min(times.longestWaitMs, times.firstWaitMs * 2 ** (inARow - 1));
    become('waiting');
    say(`The ${name} ended (${part.ending()}). It is started again in ${waitMs / 1000} s.`);
    if (inARow >= TELL_FROM) say(`Restarts in a row: ${inARow}. ${await lastWords(logFile)}`);
    await sleep(waitMs, undefined, { signal });
    part = start();
    become('starting');
    const isUp = await Promise.race([
      answers(url, signal).then(
        () => true,
        () => false,
      ),
      part.ended.then(() => false),
    ]);
    if (signal.aborted) return;
    if (!isUp) return part.kill();
    become('running');
    say(`The ${name} is back.`);
  };

  const look = async (): Promise<void> => {
    while (!signal.aborted) {
      if (state === 'running') await watch();
      if (!signal.aborted) await startAgain().catch(() => undefined);
    }
  };
  const looking = look();

  return {
    name,
    state: () => ({ state, pid: part.pid, restarts, since: since.toISOString() }),
    current: () => part,
    stop: async () => {
      stopping.abort();
      await part.stop();
      await looking;
      // One that was begun in the same moment.
      await part.stop();
    },
  };
}

async function isAnswering(url: string, withinMs: number): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await reply.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

async function lastWords(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  const lines = text.trimEnd().split('\n').slice(-LAST_LINES);
  return `The end of ${logFile}:\n${lines.map((line) => `    ${line.slice(0, 400)}`).join('\n')}`;
}
