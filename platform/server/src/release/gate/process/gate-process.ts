import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gateHere, type GateTask } from '../gate-task.ts';
import type { Said, Told } from './messages.ts';

/**
 * A process beside a gateway that reads what somebody wants to publish, one version after the other, and keeps what it
 * has read of files that are asked for again. Its only work is that; a second thread watches it.
 * `argv`: the most megabytes that it may have.
 */
const mostBytes = Number(process.argv[2]) * 1024 ** 2;
const say = (what: Said): void => void process.send?.(what);
let take: ((text: string | undefined) => void) | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (told: Told) => {
  if ('task' in told) void check(told.task);
  else take?.(told.text);
});
giveWay();
new Worker(new URL(`process-watch${extname(import.meta.filename)}`, import.meta.url), {
  workerData: { mostBytes, parent: process.ppid },
});

async function check(task: GateTask): Promise<void> {
  say({ begins: true });
  try {
    const verdict = await gateHere(task, read);
    say({ verdict, rss: process.memoryUsage.rss() });
  } catch (error) {
    say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function read(integrity: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    take = resolve;
    say({ wants: integrity });
  });
}

/** People who wait for a page come first; when the host runs out of memory, this process goes before any other. */
function giveWay(): void {
  setPriority(5);
  void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
}
