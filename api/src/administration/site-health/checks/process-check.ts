import { constrainedMemory } from 'node:process';
import { totalmem } from 'node:os';
import { bytes, type Check, judge, seconds } from './check.ts';

/** Of what the machine, or its container, lets the process have. */
const HIGH_SHARE = 0.85;

/** The API process that answers, one of several where there are more. */
export const processCheck: Check = () => {
  const used = process.memoryUsage.rss();
  const limit = memoryLimit();
  return Promise.resolve(
    judge(
      [[used > limit * HIGH_SHARE, 'attention', 'memory_high']],
      [seconds('uptime', Math.round(process.uptime())), bytes('memory', used), bytes('memory_limit', limit)],
    ),
  );
};

/** A machine without a container has a limit that is none. */
const memoryLimit = (): number => Math.min(totalmem(), constrainedMemory() || Infinity);
