/** Loaded into the processes that the endurance bench measures: when asked, it collects garbage and says what is left. */
import { Session } from 'node:inspector/promises';

// Every process gets it, also workers of a build, which live by the channel that is let go of here.
if (process.argv[1]?.endsWith('server.ts')) answerForMemory();

function answerForMemory() {
  const session = new Session();
  session.connect();
  process.on('message', async (message) => {
    if (message !== 'memory') return;
    // Unlike `gc()`, it gives back pages that V8 keeps in hand for the next burst: what is left is really held.
    await session.post('HeapProfiler.collectGarbage');
    const { rss, heapUsed } = process.memoryUsage();
    process.send({ rss, heapUsed, handles: process.getActiveResourcesInfo().length });
  });
  process.channel?.unref();
}
