import { join } from 'node:path';
import autocannon from 'autocannon';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { Budget } from './budgets.ts';
import { median, spread } from './statistics.ts';
import { startPostgres } from '../start/embedded-postgres.ts';
import { mustRun, serve } from './api-parts.ts';
import { read } from './sign-in.ts';
import type { Stage } from './stage.ts';

const COURSES = 2_000;
const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 4;

const search = (query: string) => `${API_PREFIX}/filter/published/courses?${query}`;
/** As visitors search: by word, by word and filter, through the categories, page by page. */
const searches = [
  search('q=design'),
  search('q=photo&level=beginner'),
  search('q=data%20analysis&type=free'),
  search('sort=popular&per_page=24'),
  search('sort=rating&page=3&per_page=24'),
];

/** One process of the API beside a bare Fastify route with the same SQL, on the same PostgreSQL, turn by turn. */
export async function measureApi(stage: Stage): Promise<Budget[]> {
  stage.say(`api: PostgreSQL with the demo content, and copies of its courses up to ${COURSES}`);
  const postgres = await startPostgres();
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      STOA_DEMO: '1',
      STOA_DATA_DIR: join(stage.dataDir, 'api'),
      STOA_LOG_LEVEL: 'warn',
    };
    await mustRun('api/demo/load-demo.ts', [], env);
    await mustRun('api/bench/load-more-courses.ts', [String(COURSES)], env);
    return await compare(stage, env);
  } finally {
    await postgres.stop();
  }
}

async function compare(stage: Stage, env: NodeJS.ProcessEnv): Promise<Budget[]> {
  const api = await serve(stage, 'api', 'api/src/server.ts', [], env);
  try {
    const { items } = await read<{ items: { slug: string }[] }>(fetch(`${api.url}${search('per_page=8')}`));
    const details = items.map(({ slug }) => `${API_PREFIX}/coursedetails/${slug}`);
    const bare = await serve(stage, 'bare', 'api/bench/bare-server.ts', [...searches, ...details], env);
    try {
      return [
        await sideBySide(stage, 'course search', searches, [api.url, bare.url]),
        await sideBySide(stage, 'course detail', details, [api.url, bare.url]),
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await api.stop();
  }
}

async function sideBySide(stage: Stage, what: string, paths: string[], [api, bare]: [string, string]): Promise<Budget> {
  const rates: Record<'api' | 'bare', number[]> = { api: [], bare: [] };
  for (const url of [api, bare]) await requestsPerSecond(url, paths);
  for (let round = 1; round <= ROUNDS; round += 1) {
    stage.say(`api: ${what}, round ${round} of ${ROUNDS}`);
    rates.api.push(await requestsPerSecond(api, paths));
    rates.bare.push(await requestsPerSecond(bare, paths));
  }
  const side = (name: string, values: number[]) =>
    `${name} ${median(values).toFixed(0)} (± ${(100 * spread(values)).toFixed(0)} %)`;
  return {
    part: 'api',
    what: `${what} beside a bare route`,
    measured: median(rates.api) / median(rates.bare),
    unit: '×',
    limit: { atLeast: 0.4 },
    detail: `requests a second, ${COURSES} courses, ${CONNECTIONS} connections, medians of ${ROUNDS}: ${side('API', rates.api)}, ${side('bare Fastify with the same SQL', rates.bare)}`,
  };
}

/** @throws when anything but a success came back: errors are answered fast. */
async function requestsPerSecond(url: string, paths: string[]): Promise<number> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors + result.timeouts} never came.`);
  }
  return result.requests.average;
}
