import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { PLATFORM_PREFIX, REPORTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { reportBatch, type ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { LOGGED_IN_COOKIE, TOKEN_COOKIE } from '@stoa/shared/contract/site/session-cookies.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { SAMPLE_FILE } from '@stoa/shared/testing/sample-of.ts';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { sampleFile } from '../build/sample-file.ts';
import { ask, holdProbe, inTime, PageLost } from './ask-page.ts';
import { findCall, platformSample } from './contract-api.ts';

export type Scheme = 'light' | 'dark';

/** Something that the page did, whatever was on screen. */
export interface Noticed {
  rule: 'mounts' | 'errors' | 'calls';
  message: string;
}

/** A page of the proving ground. With invented answers somebody is signed in who may do everything, else nobody. */
export interface ProverPage {
  page: Page;
  /** Opens this address as a new document. */
  load(path: string): Promise<void>;
  /** As somebody's machine says that it likes pages. @throws PageLost */
  setScheme(scheme: Scheme): Promise<void>;
  /** What was noticed since the last time asked. */
  noticed(): Noticed[];
  close(): Promise<void>;
}

/** A screen of the shell's own that draws nothing of a remote. */
export const NEUTRAL = to.about();
/** From the wish to the screen at rest; who needs longer on a machine that does nothing else is broken. */
export const BUDGET_MS = 10_000;
/** Nothing was asked for, and nothing has changed, for so long. */
const QUIET_MS = 300;
/** Waits until the screen stands; says after how many milliseconds, or null. */
export const REST = `rest(${JSON.stringify({ budgetMs: BUDGET_MS, quietMs: QUIET_MS })})`;
/** More says nothing new, and a page can say it for ever. */
const MOST_NOTICED = 200;
/** Small enough to keep by the dozen, large enough to see what is wrong. */
const LOOK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.75 };

/** What runs in the page, in this order; each gives the probe what it can be asked. */
const PARTS = ['awaited', 'probe', 'surroundings', 'natives'].map(
  (part) => new URL(`./page/${part}.js`, import.meta.url),
);
const parts = Promise.all(PARTS.map((file) => readFile(file, 'utf8')));

/** Found once under this name; then nothing that runs in the page can find it. */
const probeScript = async (name: string): Promise<string> => `if (window === window.top) {
  const probe = {};
  const inPage = (part) => part(probe);
  ${(await parts).join('\n')}
  Object.defineProperty(window, '${name}', { configurable: true, get: () => delete window['${name}'] && probe });
}`;

/** Who answers the calls of a page: the contract, or a site, which knows nobody of ours. */
export type Answers = 'invented' | 'site';

/** How the frame looks, in the words of `probe.js`. */
export type FrameLooks = readonly unknown[];

interface PageOptions {
  answers?: Answers;
  /** How the frame looks without remotes; what is other in this page is theirs. */
  frame?: FrameLooks;
  /** What the shell would tell the operators. */
  onReports?: (reports: ReportBatch['reports']) => void;
}

/** @throws PageLost where the shell draws nothing */
export async function openProverPage(
  browser: Browser,
  url: string,
  { answers = 'invented', frame, onReports = () => undefined }: PageOptions = {},
): Promise<ProverPage> {
  const { context, name } = await openContext(browser, url, answers);
  const noticed: Noticed[] = [];
  const notice = (...news: Noticed[]) => noticed.push(...news.slice(0, MOST_NOTICED - noticed.length));
  await hearReports(context, notice, onReports);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (answers === 'site' && REFUSED_BY_SITE.test(message.text())) return;
    if (message.type() === 'error') notice({ rule: 'errors', message: `The console was told: ${message.text()}` });
  });
  page.on('pageerror', (error) => notice({ rule: 'errors', message: `Nobody caught: ${error.message}` }));
  page.on('request', (request) => {
    const message = undeclared(request, url);
    if (message) notice({ rule: 'calls', message });
  });
  let shown: Scheme = 'light';
  const setScheme = async (scheme: Scheme) => {
    if (scheme === shown) return;
    await inTime(page.emulateMedia({ colorScheme: scheme }));
    await ask(page, REST);
    shown = scheme;
  };
  const load = async (path: string) => {
    await page.goto(url + path);
    await holdProbe(page, name);
  };
  await load(NEUTRAL);
  if ((await ask<number | null>(page, REST)) === null) {
    await context.close();
    throw new PageLost(`the shell draws nothing, not even ${NEUTRAL}. ${noticed[0]?.message ?? ''}`.trim());
  }
  if (frame) await ask(page, `expectFrame(${JSON.stringify(frame)})`);
  return { page, load, setScheme, noticed: () => noticed.splice(0), close: () => context.close() };
}

/**
 * How the frame looks in a page to which no remote's code comes. The shell fetches code before it is wanted, when it finds
 * the time: what that does to the frame at once could not be told from the frame itself.
 */
export async function lookAtFrame(browser: Browser, url: string, answers: Answers): Promise<FrameLooks> {
  const { context, name } = await openContext(browser, url, answers);
  try {
    await context.route(
      ({ pathname }) => pathname.startsWith('/remotes/'),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.goto(url + NEUTRAL);
    await holdProbe(page, name);
    await ask(page, REST);
    return await ask<FrameLooks>(page, 'frameLooks()');
  } finally {
    await context.close();
  }
}

/** As somebody on a calm machine who may do everything, or nobody; `name` is that of what looks at its pages. */
async function openContext(browser: Browser, url: string, answers: Answers) {
  const context = await browser.newContext({ ...LOOK, colorScheme: 'light', reducedMotion: 'reduce', locale: 'en' });
  if (answers === 'invented') await signIn(context, url);
  const name = `at${randomBytes(12).toString('hex')}`;
  await context.addInitScript({ content: await probeScript(name) });
  await answerSamples(context);
  await answerPlatformCalls(context);
  return { context, name };
}

/** What it asks for in the place of a course is not there, and a guest may not have everything. */
const REFUSED_BY_SITE = /^Failed to load resource: the server responded with a status of 4\d\d/;

const signIn = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies(
    [
      [TOKEN_COOKIE, 'proof'],
      [LOGGED_IN_COOKIE, 'true'],
    ].map(([name = '', value = '']) => ({ name, value, url })),
  );

/** Invented answers have one address for every file. */
const answerSamples = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => pathname === SAMPLE_FILE,
    async (route) => {
      const { status, type, body } = sampleFile(route.request().headers()['sec-fetch-dest'] ?? '');
      await route.fulfill({ status, contentType: type, body });
    },
  );

/** The release console sees invented releases; what every page asks of its gateway goes there. */
const answerPlatformCalls = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ pathname }) => pathname.startsWith(`${PLATFORM_PREFIX}/`),
    async (route) => {
      const request = route.request();
      const sample = platformSample(request.method(), new URL(request.url()));
      if (sample === undefined) return route.fallback();
      await route.fulfill({ json: sample });
    },
  );

/** What the shell would tell the operators is told to the prover. */
const hearReports = (
  context: BrowserContext,
  notice: (news: Noticed) => void,
  onReports: (reports: ReportBatch['reports']) => void,
): Promise<unknown> =>
  context.route(
    ({ pathname }) => pathname === REPORTS_PATH,
    async (route) => {
      const batch = reportBatch.safeParse(route.request().postDataJSON());
      onReports(batch.data?.reports ?? []);
      for (const report of batch.data?.reports ?? []) {
        if (!('message' in report)) continue;
        const rule = report.kind === 'runtime-error' ? 'errors' : 'mounts';
        notice({ rule, message: `The shell reports a ${report.kind} of ${report.remote}: ${report.message}` });
      }
      await route.fulfill({ status: 204 });
    },
  );

/** Why the request is none that a remote may make. */
function undeclared(request: Request, site: string): string | undefined {
  const { origin, pathname, protocol } = new URL(request.url());
  if (protocol === 'data:' || protocol === 'blob:') return undefined;
  if (origin !== new URL(site).origin) return `It asks another host: ${request.method()} ${request.url()}`;
  if (
    !pathname.startsWith('/api/') ||
    pathname.startsWith(`${API_PREFIX}/files/`) ||
    findCall(request.method(), pathname)
  )
    return undefined;
  return `The contract has no call ${request.method()} ${pathname}`;
}
