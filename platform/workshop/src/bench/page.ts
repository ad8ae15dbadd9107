import type { Browser } from 'playwright';
import type { Budget } from './budgets.ts';
import { roundTripsOf } from './round-trips.ts';
import { firstPaint, watchHeadings } from './first-paint.ts';
import { logNetwork, throttle, type LoggedRequest } from './network-log.ts';
import { inFreshPage } from './open-browser.ts';
import { measureCopies } from './copies.ts';
import type { Stage } from './stage.ts';

export const RESULTS = '/marketplace/results';
/** So long that the order of requests shows what waits for what, and no accident of the machine. */
const LATENCY_MS = 400;

interface FirstView {
  requests: LoggedRequest[];
  paintedAt: number;
}

/** The first view of the results page: nothing cached, nobody signed in. */
async function viewResults(browser: Browser, url: string, latencyMs: number): Promise<FirstView> {
  return inFreshPage(browser, async (page) => {
    const log = await logNetwork(page);
    await throttle(log.cdp, { latencyMs });
    await watchHeadings(page);
    await page.goto(url + RESULTS);
    const { wallTime } = await firstPaint(log.cdp);
    await log.quiet(2_500);
    return { requests: log.requests(), paintedAt: wallTime / 1000 };
  });
}

export async function measurePage(stage: Stage): Promise<Budget[]> {
  const { url } = await stage.product();
  const browser = await stage.browser();
  stage.say('page: the first view of the results page, with 400 ms added to every answer');
  const view = await viewResults(browser, url, LATENCY_MS);
  stage.say('page: screens of all five remotes');
  return [...sizes(view), ...order(view), await measureCopies(stage)];
}

const kB = (requests: LoggedRequest[]): number => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const nameOf = ({ url }: LoggedRequest): string => new URL(url).pathname.split('/').at(-1) ?? '';
const listOf = (requests: LoggedRequest[]): string =>
  requests.map((request) => `${nameOf(request)} ${(request.bytes / 1000).toFixed(1)}`).join(', ');

function sizes({ requests }: FirstView): Budget[] {
  const scripts = requests.filter(({ type }) => type === 'Script');
  const styles = requests.filter(({ type }) => type === 'Stylesheet');
  return [
    { what: 'JavaScript of a first view', limit: { atMost: 230 }, files: scripts },
    { what: 'CSS of a first view', limit: { atMost: 35 }, files: styles },
  ].map(({ what, limit, files }) => ({
    part: 'page',
    what,
    measured: kB(files),
    unit: 'kB' as const,
    limit,
    detail: `over the wire, heads included, until the page is quiet: ${listOf(files)}`,
  }));
}

function order({ requests, paintedAt }: FirstView): Budget[] {
  const before = requests.filter(({ startedAt }) => startedAt < paintedAt);
  const isData = ({ url }: LoggedRequest) => new URL(url).pathname.startsWith('/api/');
  const data = before.filter(isData);
  // The icon of the tab is the browser's own wish, at its own time; nothing in the page waits for it.
  const files = before.filter((request) => !isData(request) && !nameOf(request).startsWith('favicon'));
  const levels = roundTripsOf(files.map(({ startedAt, endedAt }) => ({ start: startedAt, end: endedAt })));
  const byLevel = Object.entries(Object.groupBy(files, (file) => String(levels[files.indexOf(file)])));
  return [
    {
      part: 'page',
      what: 'requests before the remote paints',
      measured: before.length,
      unit: '',
      limit: { atMost: 14 },
      detail: `everything counted; ${data.length} of them calls of the API, which the heading does not wait for`,
    },
    {
      part: 'page',
      what: 'round trips to the remote’s paint',
      measured: Math.max(...levels),
      unit: '',
      limit: { atMost: 2 },
      detail: byLevel.map(([level, own]) => `${level}: ${own?.map(nameOf).join(', ')}`).join(' · '),
    },
  ];
}
