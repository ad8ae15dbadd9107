import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { startPostgres } from '../start/embedded-postgres.ts';
import { mustRun, serve } from './api-parts.ts';
import type { Budget } from './budgets.ts';
import { median, spread } from './statistics.ts';
import type { Stage } from './stage.ts';

/** Each pays with twenty new cards an hour at the most. */
const BUYERS = 300;
const COURSES = 2_000;
const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 4;

interface Market {
  buyers: { id: string; headers: Record<string, string> }[];
  courses: { id: string; priceMinor: number }[];
}

interface Purchase {
  buyer: Market['buyers'][number];
  course: Market['courses'][number];
}

/** One process of the API beside bare Fastify with the statements of one purchase, on the same PostgreSQL, turn by turn. */
export async function measureMoney(stage: Stage): Promise<Budget[]> {
  stage.say('money: PostgreSQL with the demo content, and people who buy');
  const postgres = await startPostgres();
  const gateway = await serve(stage, 'gateway', 'api/bench/instant-gateway.ts', [], process.env);
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      STOA_DATA_DIR: join(stage.dataDir, 'money'),
      STOA_LOG_LEVEL: 'warn',
      STOA_WRITE_LIMIT: '1000000',
      STOA_GATEWAY: 'sandbox',
      STOA_SANDBOX_URL: gateway.url,
      STOA_SANDBOX_PUBLIC_URL: gateway.url,
      STOA_SANDBOX_SECRET: randomUUID(),
      STOA_SANDBOX_WEBHOOK_SECRET: randomUUID(),
    };
    await mustRun('api/demo/load-demo.ts', [], { ...env, STOA_DEMO: '1' });
    await mustRun('api/bench/load-more-courses.ts', [String(COURSES)], env);
    const market = JSON.parse(await mustRun('api/bench/load-buyers.ts', [String(BUYERS)], env)) as Market;
    return [await compare(stage, env, purchasesIn(market))];
  } finally {
    await gateway.stop();
    await postgres.stop();
  }
}

/** Each once, in an order in which neighbours share neither buyer nor course. */
function* purchasesIn({ buyers, courses }: Market): Generator<Purchase, never> {
  for (const [round] of courses.entries()) {
    for (const [at, buyer] of buyers.entries()) yield { buyer, course: courses[(round + at * 7) % courses.length]! };
  }
  throw new Error('Everybody has everything: the bench needs more courses.');
}

async function compare(stage: Stage, env: NodeJS.ProcessEnv, purchases: Generator<Purchase, never>): Promise<Budget> {
  const first = JSON.stringify(purchases.next().value);
  const bare = await serve(stage, 'bare purchases', 'api/bench/bare-purchases.ts', [], {
    ...env,
    BENCH_PURCHASE: first,
  });
  const api = await serve(stage, 'api', 'api/src/server.ts', [], env);
  const rates: Record<'api' | 'bare', number[]> = { api: [], bare: [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      if (round > 0) stage.say(`money: round ${round} of ${ROUNDS}`);
      const now = {
        api: await perSecond(`${api.url}${API_PREFIX}/payments/pay`, purchases, payBody),
        bare: await perSecond(`${bare.url}/purchases`, purchases, ({ buyer, course }) => ({
          buyer: buyer.id,
          course: course.id,
        })),
      };
      // The first is for warming up.
      if (round > 0) for (const side of ['api', 'bare'] as const) rates[side].push(now[side]);
    }
  } finally {
    await api.stop();
    await bare.stop();
  }
  const side = (name: string, values: number[]) =>
    `${name} ${median(values).toFixed(0)} (± ${(100 * spread(values)).toFixed(0)} %)`;
  return {
    part: 'money',
    what: 'purchases beside their bare SQL',
    measured: median(rates.api) / median(rates.bare),
    unit: '×',
    limit: { atLeast: 0.4 },
    detail: `purchases a second, ${CONNECTIONS} connections, a gateway that answers at once, medians of ${ROUNDS}: ${side('API', rates.api)}, ${side('bare Fastify with the statements of one purchase', rates.bare)}`,
  };
}

const payBody = ({ course }: Purchase): object => ({
  key: randomUUID(),
  items: [{ kind: 'course', id: course.id }],
  expected_minor: course.priceMinor,
  card: { kind: 'token', token: 'a token of the bench', save: false },
});

/** @throws when anything but a success came back: errors are answered fast. */
async function perSecond(
  url: string,
  purchases: Generator<Purchase, never>,
  bodyOf: (purchase: Purchase) => object,
): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const purchase = purchases.next().value;
          const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
          return {
            ...request,
            headers: { ...headers, ...purchase.buyer.headers },
            body: JSON.stringify(bodyOf(purchase)),
          };
        },
      },
    ],
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors + result.timeouts} never came.`);
  }
  return result.requests.average;
}
