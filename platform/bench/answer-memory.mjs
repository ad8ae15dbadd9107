/** Loaded into the processes that the endurance bench measures: when asked, it collects garbage and says what is left. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (message) => {
  if (message !== 'memory') return;
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ rss, heapUsed, handles: process.getActiveResourcesInfo().length });
});
process.channel?.unref();
