import { join } from 'node:path';
import { startPostgres } from '../start/embedded-postgres.ts';
import { mustRun } from './api-parts.ts';
import type { Budget } from './budgets.ts';
import { median } from './statistics.ts';
import type { Stage } from './stage.ts';

/** Courses, people, enrolments: as the catalogue is meant to grow, and a tenth of it to see how the lists grow with it. */
const SMALL = [10_000, 20_000, 100_000];
const LARGE = [100_000, 200_000, 1_000_000];
const LIMIT_MS = 100;
/** As docs/operate.md has a server of such a site set up. */
const SERVER = ['shared_buffers=1GB', 'random_page_cost=1.1'];

interface Measured {
  list: string;
  /** Milliseconds of the database. */
  p50: number;
  p95: number;
}

/** What the database takes for every list of a site with a hundred thousand courses, and how that grew from a tenth of them. */
export async function measureScale(stage: Stage): Promise<Budget[]> {
  const small = await measureLists(stage, SMALL);
  const large = await measureLists(stage, LARGE);
  return [...slowLists(large), growthOf(small, large)];
}

async function measureLists(stage: Stage, sizes: number[]): Promise<Measured[]> {
  const [courses] = sizes;
  stage.say(`scale: PostgreSQL with ${courses} courses, and people who learn in them`);
  const postgres = await startPostgres(SERVER);
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      STOA_DEMO: '1',
      STOA_DATA_DIR: join(stage.dataDir, `scale-${courses}`),
      STOA_LOG_LEVEL: 'warn',
    };
    await mustRun('api/demo/load-demo.ts', [], env);
    await mustRun('api/bench/load-large-site.ts', sizes.map(String), env);
    stage.say('scale: every list of the site');
    const output = await mustRun('api/bench/measure-lists.ts', [], env);
    return output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Measured);
  } finally {
    await postgres.stop();
  }
}

function slowLists(lists: readonly Measured[]): Budget[] {
  const slow = lists.filter(({ p95 }) => p95 > LIMIT_MS).toSorted((a, b) => b.p95 - a.p95);
  const worst = slow.slice(0, 10).map(({ list, p95 }) => `${list} ${p95.toFixed(0)} ms`);
  return [
    {
      part: 'scale',
      what: `lists over ${LIMIT_MS} ms of database`,
      measured: slow.length,
      unit: '',
      limit: { atMost: 0 },
      detail: `of ${lists.length}, 95th percentiles at ${LARGE.join(', ')} courses, people, enrolments; median ${median(lists.map(({ p95 }) => p95)).toFixed(1)} ms${worst.length > 0 ? `: ${worst.join('; ')}` : ''}`,
    },
  ];
}

/** Of lists that take long enough to be compared. */
function growthOf(small: readonly Measured[], large: readonly Measured[]): Budget {
  const before = new Map(small.map(({ list, p50 }) => [list, p50]));
  const grown = large.flatMap(({ list, p50 }) => {
    const was = before.get(list);
    return was !== undefined && p50 >= 5 ? [p50 / Math.max(was, 1)] : [];
  });
  return {
    part: 'scale',
    what: `growth from ${SMALL[0]} to ${LARGE[0]} courses`,
    measured: grown.length > 0 ? median(grown) : 1,
    unit: '×',
    limit: { atMost: 1.5 },
    detail: `median of ${grown.length} lists that take 5 ms or more`,
  };
}
