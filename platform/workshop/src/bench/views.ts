import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import type { Budget } from './budgets.ts';
import { answerOf } from './first-paint.ts';
import { throttle } from './network-log.ts';
import { inFreshPage } from './open-browser.ts';
import type { Stage } from './stage.ts';
import { median } from './statistics.ts';

const RUNS = 5;
/** A phone is so much slower than the machine that measures. */
const CPU_SLOWDOWN = 4;
const LINES = {
  '1.6 Mbit/s, 150 ms': { latencyMs: 150, bitsPerSecond: 1_600_000 },
  '0.4 Mbit/s, 400 ms': { latencyMs: 400, bitsPerSecond: 400_000 },
};
type Line = (typeof LINES)[keyof typeof LINES];
const PATHS = ['/', '/login', '/about', '/marketplace/results'];

/** When a guest who was never here sees the first words of a page, beside a static page of the same words. */
export async function measureViews(stage: Stage): Promise<Budget[]> {
  const { url } = await stage.product();
  const browser = await stage.browser();
  const budgets: Budget[] = [];
  for (const path of PATHS) {
    const plain = await servePlain(await wordsOf(url + path));
    try {
      for (const [name, line] of Object.entries(LINES)) {
        stage.say(`views: ${path}, ${name}`);
        const times: Record<'page' | 'plain', number[]> = { page: [], plain: [] };
        for (let run = 0; run < RUNS; run += 1) {
          times.page.push(await firstWords(browser, url + path, line));
          times.plain.push(await firstWords(browser, plain.url, line));
        }
        budgets.push(compared(path, name, times));
      }
    } finally {
      plain.stop();
    }
  }
  return budgets;
}

/** Milliseconds from the navigation to the first contentful paint, as the browser says it. */
const firstWords = (browser: Browser, url: string, line: Line): Promise<number> =>
  inFreshPage(browser, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await throttle(cdp, line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    return answerOf<number>(cdp, "performance.getEntriesByName('first-contentful-paint')[0]?.startTime");
  });

/** What of a page can be read before any code runs, line by line. */
async function wordsOf(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  const [, view = ''] = /<div id="stoa"[^>]*>(.*?)<\/div>\n<script/s.exec(page) ?? [];
  const words = view.replaceAll(/<(style|svg)[^>]*>.*?<\/\1>/gs, '').split(/<[^>]+>/);
  return words.map((text) => text.trim()).filter((text) => text !== '');
}

async function servePlain(words: readonly string[]) {
  const lines = words.map((text) => `<p>${text}</p>`).join('\n');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Words</title>${lines}</html>`;
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const compared = (path: string, line: string, { page, plain }: Record<'page' | 'plain', number[]>): Budget => ({
  part: 'views',
  what: `first words of ${path}, ${line}`,
  measured: median(page) / median(plain),
  unit: '×',
  limit: { atMost: 2 },
  detail: `beside a static page of the same words, cold, CPU ${CPU_SLOWDOWN} ×, medians of ${RUNS}, turn by turn: ${median(page).toFixed(0)} and ${median(plain).toFixed(0)} ms`,
});
