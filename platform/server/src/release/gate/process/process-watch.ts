import { workerData } from 'node:worker_threads';

/** V8's own limit leaves out buffers and what native code takes, so all of the process is measured. */
const { mostBytes, parent } = workerData as { mostBytes: number; parent: number };
const LOOK_EVERY_MS = 20;

/** Ends the process when it has too much, or when its gateway is gone: the other thread may be too busy to notice. */
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
