import type { Browser } from 'playwright';
import type { Budget } from '../budgets.ts';
import { median, spread } from '../statistics.ts';
import { answers, startPart } from '../../start/part.ts';
import { buildMonolith } from './build-monolith.ts';
import { firstPaint, watchHeadings } from '../first-paint.ts';
import { logNetwork, throttle } from '../network-log.ts';
import { inFreshPage } from '../open-browser.ts';
import { RESULTS } from '../page.ts';
import type { Stage } from '../stage.ts';

const RUNS = 7;
/** What a phone has far from the next mast. */
const LINE = { latencyMs: 150, bitsPerSecond: 1_600_000 };

/** Milliseconds from the navigation to the remote's paint, with nothing cached. */
const timeToPaint = (browser: Browser, url: string): Promise<number> =>
  inFreshPage(browser, async (page) => {
    const { cdp } = await logNetwork(page);
    await throttle(cdp, LINE);
    await watchHeadings(page);
    await page.goto(url + RESULTS, { waitUntil: 'commit' });
    return (await firstPaint(cdp)).at;
  });

/** The federated site beside a monolith of the same sources, turn by turn. */
export async function measurePaint(stage: Stage): Promise<Budget[]> {
  const product = await stage.product();
  const browser = await stage.browser();
  stage.say('paint: building the same sources as one monolith where something changed (some minutes the first time)');
  await buildMonolith();
  const monolith = await serveMonolith(stage, product.url);
  try {
    const times: Record<'federated' | 'monolith', number[]> = { federated: [], monolith: [] };
    for (const url of [product.url, monolith.url]) await timeToPaint(browser, url);
    for (let run = 1; run <= RUNS; run += 1) {
      stage.say(`paint: run ${run} of ${RUNS}`);
      times.federated.push(await timeToPaint(browser, product.url));
      times.monolith.push(await timeToPaint(browser, monolith.url));
    }
    return [compared(times)];
  } finally {
    await monolith.stop();
  }
}

async function serveMonolith(stage: Stage, site: string) {
  const port = stage.nextPort();
  const url = `http://localhost:${port}`;
  const reply = await fetch(`${site}/readyz`);
  const { channel } = (await reply.json()) as { channel: string };
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: site,
    STOA_CHANNEL: channel,
    STOA_DATA_DIR: stage.dataDir,
    STOA_BENCH_SITE: site,
  };
  const part = startPart('monolith', 'platform/workshop/src/bench/monolith/serve-monolith.ts', env, stage.dataDir);
  await answers(`${url}/healthz`);
  return { url, stop: part.stop };
}

function compared({ federated, monolith }: Record<'federated' | 'monolith', number[]>): Budget {
  const side = (name: string, times: number[]) =>
    `${name} ${median(times).toFixed(0)} ms (± ${(100 * spread(times)).toFixed(0)} %)`;
  return {
    part: 'paint',
    what: 'federated beside monolith',
    measured: median(federated) / median(monolith),
    unit: '×',
    limit: { atMost: 1.15 },
    detail: `1.6 Mbit/s, 150 ms, cold, medians of ${RUNS}, turn by turn: ${side('federated', federated)}, ${side('monolith with preload', monolith)}`,
  };
}
