/** Loaded into the processes that the endurance bench measures: when asked, it collects garbage and says what is left. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Every process gets it, also workers of a build, which live by the channel that is let go of here.
if (process.argv[1]?.endsWith('server.ts')) answerForMemory();

function answerForMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('message', (message) => {
    if (message !== 'memory') return;
    collect();
    const { rss, heapUsed } = process.memoryUsage();
    process.send({ rss, heapUsed, handles: process.getActiveResourcesInfo().length });
  });
  process.channel?.unref();
}
