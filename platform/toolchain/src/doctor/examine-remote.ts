import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDescriptor, type RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import type { Violation } from '../browser/audit-page.ts';
import { requireChromium } from '../browser/find-chromium.ts';
import { openChromium } from '../browser/open-chromium.ts';
import { auditRoute } from './audit-route.ts';
import { findDoctorHost } from './find-doctor-host.ts';
import { fillParameters } from '../prover/planned-screens.ts';
import { judgeRounds, percentile, type Check } from './judge.ts';
import { measureRoute, type MeasuredRoute } from './measure-route.ts';
import { grownListeners } from './name-listeners.ts';
import { servePage } from './serve-page.ts';

export interface ExamineOptions {
  /** Addresses to draw; without any, the first route, rather one without parameters. */
  routes?: readonly string[] | undefined;
  /** Every route; parameters are filled in. */
  all?: boolean | undefined;
  times: number;
  onRound(route: string, done: number, all: number): void;
}

export interface ExaminedRoute {
  route: string;
  checks: Check[];
  /** Left on `window` by the remote's code. */
  globals: string[];
  errors: { kind: string; text: string; times: number }[];
  violations: Violation[];
  mountMs: { median: number; p95: number };
}

export interface Examination {
  name: string;
  version: string;
  times: number;
  routes: ExaminedRoute[];
  isHealthy: boolean;
}

/** Mounts and unmounts a built remote many times in a headless browser, under a platform that answers by the contract. */
export async function examineRemote(dist: string, options: ExamineOptions): Promise<Examination> {
  const descriptor = await readDescriptor(dist);
  const addresses = chooseRoutes(descriptor, options);
  const [host, executablePath] = [await findDoctorHost(), requireChromium()];
  const served = await servePage(host, dist, descriptor);
  const browser = await openChromium({ executablePath });
  try {
    const routes: ExaminedRoute[] = [];
    for (const route of addresses) {
      const { times } = options;
      const onRound = (done: number, all: number) => options.onRound(route, done, all);
      const measured = await measureRoute(browser, { url: served.url, route, times, onRound });
      const isDrawn = measured.rounds.length === times;
      routes.push(describe(route, measured, isDrawn ? await auditRoute(browser, served.url, route) : []));
    }
    const { name, version } = descriptor;
    return { name, version, times: options.times, routes, isHealthy: routes.every(isHealthy) };
  } finally {
    await browser.close();
    await served.close();
  }
}

async function readDescriptor(dist: string): Promise<RemoteDescriptor> {
  const text = await readFile(join(dist, 'remote.json'), 'utf8').catch(() => {
    throw new Error(`${dist} holds no built remote. Build it first: npm run build.`);
  });
  return remoteDescriptor.parse(JSON.parse(text));
}

function chooseRoutes({ routes, name }: RemoteDescriptor, { routes: wanted = [], all }: ExamineOptions): string[] {
  if (wanted.length > 0) return [...wanted];
  const known = [...new Set(routes.map(({ path }) => path))].sort(
    (one, other) => Number(hasParameter(one)) - Number(hasParameter(other)),
  );
  if (known.length === 0) throw new Error(`${name} has no route to draw.`);
  return (all ? known : known.slice(0, 1)).map(fillParameters);
}

const hasParameter = (path: string): boolean => path.includes(':');

function describe(route: string, measured: MeasuredRoute, violations: Violation[]): ExaminedRoute {
  const { rounds, globals, errors, listenersBefore, listenersAfter } = measured;
  const times = rounds.map(({ mountMs }) => mountMs);
  const details: Record<string, () => string[]> = {
    'event listeners': () => grownListeners(listenersBefore, listenersAfter),
    timers: () => nameTimers(rounds.at(-1)?.facts.timers ?? []),
    globals: () => globals,
  };
  return {
    route,
    checks: judgeRounds(rounds, (name) => details[name]?.() ?? []),
    globals,
    errors: countErrors(errors),
    violations,
    mountMs: { median: percentile(times, 0.5), p95: percentile(times, 0.95) },
  };
}

function nameTimers(timers: MeasuredRoute['rounds'][number]['facts']['timers']): string[] {
  const names = timers.map(({ kind, delay, from }) => `${kind} of ${delay} ms${from && ` from ${from}`}`);
  return countSame(names).map(([name, count]) => `${count} × ${name}`);
}

const countErrors = (errors: MeasuredRoute['errors']): ExaminedRoute['errors'] =>
  countSame(errors.map(({ kind, text }) => `${kind}\n${text}`)).map(([key, times]) => {
    const [kind = '', ...text] = key.split('\n');
    return { kind, text: text.join('\n'), times };
  });

function countSame(names: readonly string[]): [name: string, count: number][] {
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted].sort(([, one], [, other]) => other - one);
}

const isHealthy = ({ checks, globals, errors, violations }: ExaminedRoute): boolean =>
  checks.every(({ verdict }) => verdict === 'clean') &&
  [globals, errors, violations].every((list) => list.length === 0);
