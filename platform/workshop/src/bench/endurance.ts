import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { z } from 'zod';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { Budget } from './budgets.ts';
import type { SupervisedPart } from '../start/supervise-part.ts';
import type { Stage } from './stage.ts';

const PAGE_CONNECTIONS = 30;
const SEARCH_CONNECTIONS = 20;
const WARM_UP_S = 45;
/** Longer than connections are kept that nobody uses any more. */
const QUIET_S = 45;
const LOOK_S = 30;

const pages = ['/', '/marketplace/results', '/marketplace/results?q=design', '/login', '/skills-portfolio'];
const searches = ['q=design', 'q=photo&level=beginner', 'q=data%20analysis&type=free', 'sort=popular&per_page=24'].map(
  (query) => `${API_PREFIX}/filter/published/courses?${query}`,
);

const memory = z.object({ rss: z.number(), heapUsed: z.number(), handles: z.number() });
type Memory = z.infer<typeof memory>;

/** Preloads what answers for its memory into every process that is started from now on. */
function askableForMemory(): void {
  process.env['NODE_OPTIONS'] =
    `${process.env['NODE_OPTIONS'] ?? ''} --import=${new URL('answer-memory.mjs', import.meta.url).href}`.trim();
}

/** What gateway and API hold after minutes of load, beside what they held before it, both quiet and after a collection. */
export async function measureEndurance(stage: Stage): Promise<Budget[]> {
  askableForMemory();
  const { url, parts } = await stage.product();
  stage.say(`endurance: warming up for ${WARM_UP_S} s`);
  await load(url, WARM_UP_S);
  const before = await whenQuiet(stage, parts);
  stage.say(`endurance: ${stage.minutes} minutes of load`);
  const largest = new Map<string, number>();
  const results = load(url, stage.minutes * 60);
  const stopLooking = new AbortController();
  const looking = look(parts, largest, stopLooking.signal);
  const rates = await results;
  stopLooking.abort();
  await looking;
  const after = await whenQuiet(stage, parts);
  return parts.flatMap((part) => budgetsOf(part, { before, after, largest, rates }));
}

interface Seen {
  before: Map<string, Memory>;
  after: Map<string, Memory>;
  /** Heap under load, right after a collection. */
  largest: Map<string, number>;
  rates: string;
}

function budgetsOf({ name, state }: SupervisedPart, { before, after, largest, rates }: Seen): Budget[] {
  const [one, other] = [before.get(name), after.get(name)];
  if (!one || !other || state().restarts > 0) throw new Error(`The ${name} did not live through the load.`);
  const part = 'endurance';
  const detail = `heap ${mb(one.heapUsed)} → ${mb(other.heapUsed)} MB (${mb(largest.get(name) ?? 0)} under load), RSS ${mb(one.rss)} → ${mb(other.rss)} MB, handles ${one.handles} → ${other.handles}; ${rates}`;
  return [
    {
      part,
      what: `heap of the ${name} after the load beside before`,
      measured: other.heapUsed / one.heapUsed,
      unit: '×',
      limit: { atMost: 1.15 },
      detail,
    },
    {
      part,
      what: `RSS of the ${name} after the load beside before`,
      measured: other.rss / one.rss,
      unit: '×',
      limit: { atMost: 1.25 },
      detail,
    },
    {
      part,
      what: `handles of the ${name} that the load left behind`,
      measured: other.handles - one.handles,
      unit: '',
      limit: { atMost: 8 },
      detail,
    },
  ];
}

const mb = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0);

/** @throws when anything but a success came back: errors are answered fast. */
async function load(url: string, seconds: number): Promise<string> {
  const run = (paths: string[], connections: number) =>
    autocannon({
      url,
      connections,
      duration: seconds,
      // A busy machine may be late; what never comes is a fault.
      timeout: 30,
      requests: paths.map((path) => ({ method: 'GET' as const, path })),
    });
  const [page, search] = await Promise.all([run(pages, PAGE_CONNECTIONS), run(searches, SEARCH_CONNECTIONS)]);
  const failed = page.non2xx + page.errors + search.non2xx + search.errors;
  if (failed > 0) throw new Error(`${failed} of the answers under load were no success.`);
  return `${page.requests.average.toFixed(0)} pages and ${search.requests.average.toFixed(0)} searches a second`;
}

async function whenQuiet(stage: Stage, parts: readonly SupervisedPart[]): Promise<Map<string, Memory>> {
  stage.say(`endurance: quiet for ${QUIET_S} s`);
  await sleep(QUIET_S * 1000);
  return new Map(await Promise.all(parts.map(async (part) => [part.name, await memoryOf(part)] as const)));
}

async function look(
  parts: readonly SupervisedPart[],
  largest: Map<string, number>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    for (const part of parts) {
      const { heapUsed } = await memoryOf(part);
      largest.set(part.name, Math.max(heapUsed, largest.get(part.name) ?? 0));
    }
    await sleep(LOOK_S * 1000, undefined, { signal }).catch(() => undefined);
  }
}

const memoryOf = async (part: SupervisedPart): Promise<Memory> => memory.parse(await part.current().ask('memory'));
