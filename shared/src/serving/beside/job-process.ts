import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DeathInside, Heard, Job, Said, Told } from './job.ts';

const LOOK_EVERY_MS = 20;
const MB = 1024 ** 2;
/** Shares of the memory: V8's, and what a process that goes on may still have. */
const OF_V8 = 0.75;
const AT_REST = 0.5;

/**
 * A process beside the server whose second thread does the job, while this one reads nothing of it: it watches the memory,
 * of which V8's own limits leave out buffers and what native code takes, and it ends both threads when there is too much,
 * or when the server is gone. It counts the time that the processor spends, too: on a busy host an honest task waits long
 * and takes little of that.
 * `argv`: the thread's module, the most megabytes that the process may have, the most seconds that a task may take.
 */
const [module = '', mostMb = '', mostCpuS = ''] = process.argv.slice(2);
const mostBytes = Number(mostMb) * MB;

let watch: NodeJS.Timeout | undefined;
let spentBefore = process.cpuUsage();

process.on('disconnect', end);
giveWay();
const thread = openThread();
process.on('message', (told: Told<Job>) => {
  if ('task' in told) watch = setInterval(look, LOOK_EVERY_MS);
  thread.postMessage(told);
});

function openThread(): Worker {
  const opened = new Worker(new URL(module), {
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(Number(mostMb) * OF_V8) },
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
  if (seconds > Number(mostCpuS)) die('late', `${seconds.toFixed(1)} s of the processor`);
}

function tell(said: Said<Job>): void {
  // Until now it loaded its modules.
  if ('begins' in said) spentBefore = process.cpuUsage();
  if ('answer' in said || 'failed' in said) clearInterval(watch);
  say({ ...said, isSpent: process.memoryUsage.rss() > mostBytes * AT_REST });
}

function die(died: DeathInside, why: string): void {
  clearInterval(watch);
  say({ died, why }, end);
}

function say(heard: Heard<Job>, then: () => void = () => undefined): void {
  process.send?.(heard, then);
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
