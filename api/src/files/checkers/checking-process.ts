import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Found } from './found.ts';

/** What the process says of a task, once. */
export type Answer =
  | { found: Found }
  /** The checker itself failed: the disk under it, or a fault of ours that these bytes bring to light. */
  | { failed: string; isOfDisk: boolean }
  | { died: 'late' | 'memory' | 'crash'; why: string };

const LOOK_EVERY_MS = 20;
const MB = 1024 ** 2;

/**
 * A process beside the API whose second thread reads what people sent, while this one reads nothing of it: it watches the
 * memory, of which V8's own limits leave out buffers, and it ends both threads when there is too much, or when the API is
 * gone. It counts the time that the processor spends, too: on a busy host an honest file waits long and takes little of that.
 * `argv`: the thread's module, the most megabytes that the process may have, the most seconds that a task may take.
 */
const [module = '', most = '', mostS = ''] = process.argv.slice(2);
const mostBytes = Number(most) * MB;

process.on('disconnect', end);
process.on('message', begin);
giveWay();

let thread: Worker | undefined;
let watch: NodeJS.Timeout | undefined;
let spentBefore = process.cpuUsage();

function begin(task: unknown): void {
  thread ??= openThread();
  spentBefore = process.cpuUsage();
  watch = setInterval(look, LOOK_EVERY_MS);
  thread.postMessage(task);
}

function openThread(): Worker {
  const opened = new Worker(new URL(module), {
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(Number(most) * 0.75) },
  });
  opened.on('message', tell);
  opened.on('error', (error: NodeJS.ErrnoException) =>
    die(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', String(error)),
  );
  opened.on('exit', (code) => die('crash', `thread ended with ${code}`));
  return opened;
}

function look(): void {
  const bytes = process.memoryUsage.rss();
  if (bytes > mostBytes) die('memory', `${Math.round(bytes / MB)} MB`);
  const { user, system } = process.cpuUsage(spentBefore);
  const seconds = (user + system) / 1_000_000;
  if (seconds > Number(mostS)) die('late', `${seconds.toFixed(1)} s of the processor`);
}

function tell(answer: Answer): void {
  clearInterval(watch);
  process.send?.(answer);
}

function die(died: 'late' | 'memory' | 'crash', why: string): void {
  clearInterval(watch);
  process.send?.({ died, why } satisfies Answer, end);
}

/** At once: a thread that is busy would keep an orderly exit waiting. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

/** People who wait for an answer come first; when the host runs out of memory, this process goes before any other. */
function giveWay(): void {
  setPriority(5);
  void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
}
