/**
 * `npm run bench`: measures the product's budgets and exits 1 when one is missed. `-- --json` prints them for machines,
 * `-- --only page,api` measures some parts: page, views, paint, navigation, lessons, api, money, release, rollback,
 * canary.
 * `-- --port 9000` takes other ports than those from 8280 on. `-- --only endurance --minutes 10` and `-- --only scale`
 * are measured only when they are asked for.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgetTable, isKept, type Budget } from './budgets.ts';
import { startProduct } from '../start/running-product.ts';
import { measureApi } from './api.ts';
import { measureCanaries } from './canary.ts';
import { measureEndurance } from './endurance.ts';
import { measureLessons } from './lessons.ts';
import { measureMoney } from './money.ts';
import { measureNavigation } from './navigation.ts';
import { openBrowser } from './open-browser.ts';
import { measurePage } from './page.ts';
import { measureRelease } from './release.ts';
import { measureRollback } from './rollback.ts';
import { measureScale } from './scale.ts';
import type { Stage } from './stage.ts';
import { measureViews } from './views.ts';

const parts: Record<string, (stage: Stage) => Promise<Budget[]>> = {
  page: measurePage,
  views: measureViews,
  paint: async (stage) => (await import('./monolith/paint.ts')).measurePaint(stage),
  navigation: measureNavigation,
  lessons: measureLessons,
  api: measureApi,
  money: measureMoney,
  release: measureRelease,
  rollback: measureRollback,
  canary: measureCanaries,
  endurance: measureEndurance,
  scale: measureScale,
};
/** Take as long as all the others together. */
const onlyWhenAsked = ['endurance', 'scale'];

/** What is made is made once, and taken away again in the end. */
function setStage(dataDir: string, { firstPort, minutes }: { firstPort: number; minutes: number }) {
  let port = firstPort;
  const endings: (() => Promise<unknown>)[] = [];
  const once = <T>(make: () => Promise<T>, end: (made: T) => Promise<unknown>) => {
    let made: Promise<T> | undefined;
    const begin = async () => {
      const thing = await make();
      endings.push(() => end(thing));
      return thing;
    };
    return () => (made ??= begin());
  };
  const stage: Stage = {
    dataDir,
    minutes,
    nextPort: () => port++,
    // Words for people go to stderr, so that stdout is the result alone.
    say: (line) => console.error(line),
    browser: once(openBrowser, (browser) => browser.close()),
    product: once(
      () =>
        startProduct({
          port: port++,
          apiPort: port++,
          sandboxPort: port++,
          dataDir: join(dataDir, 'site'),
          isSilent: true,
        }),
      (product) => product.stop(),
    ),
  };
  const clear = async () => {
    for (const end of endings) await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { stage, clear };
}

interface Results {
  budgets: Budget[];
  /** Parts that could not be measured, and why. */
  errors: Record<string, string>;
}

async function measure(names: string[], options: { firstPort: number; minutes: number }): Promise<Results> {
  const { stage, clear } = setStage(await mkdtemp(join(tmpdir(), 'stoa-bench-')), options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void clear().finally(() => process.exit(130)));
  }
  const results: Results = { budgets: [], errors: {} };
  try {
    for (const name of names) {
      try {
        results.budgets.push(...((await parts[name]?.(stage)) ?? []));
      } catch (error) {
        results.errors[name] = error instanceof Error ? error.message : String(error);
      }
    }
    return results;
  } finally {
    await clear();
  }
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: {
      type: 'string',
      default: Object.keys(parts)
        .filter((name) => !onlyWhenAsked.includes(name))
        .join(','),
    },
    port: { type: 'string', default: '8280' },
    minutes: { type: 'string', default: '10' },
  },
});
const names = values.only.split(',');
if (!(Number(values.minutes) > 0)) {
  console.error('--minutes: a number above 0, such as 10 or 0.5.');
  process.exit(1);
}
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`--only: unknown part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const { budgets, errors } = await measure(names, { firstPort: Number(values.port), minutes: Number(values.minutes) });
const missed = budgets.filter((budget) => !isKept(budget)).length;
if (values.json) {
  const results = budgets.map((budget) => ({ ...budget, kept: isKept(budget) }));
  console.log(JSON.stringify({ node: process.versions.node, cores: cpus().length, budgets: results, errors }, null, 2));
} else {
  for (const [name, message] of Object.entries(errors)) console.log(`\n${name} could not be measured: ${message}`);
  console.log(`\n${budgetTable(budgets)}\n\n${budgets.length - missed} kept, ${missed} missed`);
}
process.exit(missed > 0 || Object.keys(errors).length > 0 ? 1 : 0);
