import type { Browser, CDPSession, Page } from 'playwright';
import type { Round } from './facts.ts';
import { nameListeners, type CountedListeners } from './name-listeners.ts';
import { openPage } from './open-page.ts';

/** Rounds at the start that fill caches and do not count. */
const WARM_UP = 2;

export interface MeasuredRoute {
  rounds: Round[];
  /** Names on `window` that were not there before the remote was first drawn, without the container's own. */
  globals: string[];
  /** What the console was told as an error, what was thrown and caught by nobody, and what the remote reported. */
  errors: { kind: 'console' | 'uncaught' | 'reported' | 'mount'; text: string }[];
  listenersBefore: CountedListeners;
  listenersAfter: CountedListeners;
}

interface MeasureOptions {
  url: string;
  route: string;
  times: number;
  onRound(done: number, all: number): void;
}

/** Mounts and unmounts the remote in a fresh page, again and again, and counts after each round what is still there. */
export async function measureRoute(
  browser: Browser,
  { url, route, times, onRound }: MeasureOptions,
): Promise<MeasuredRoute> {
  const page = await openPage(browser, url);
  try {
    const errors: MeasuredRoute['errors'] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push({ kind: 'console', text: message.text() });
    });
    page.on('pageerror', (error) => errors.push({ kind: 'uncaught', text: error.message }));
    const cdp = await page.context().newCDPSession(page);
    const before = new Set(await globalsOf(page));
    const containers = await page.evaluate<string[]>('stoaDoctor.load()');
    const rounds: Round[] = [];
    let listenersBefore: CountedListeners = new Map();
    for (let number = -WARM_UP; number < times; number += 1) {
      if (number === 0) listenersBefore = await nameListeners(cdp);
      try {
        const round = await playRound(page, cdp, route);
        if (number >= 0) rounds.push(round);
      } catch (error) {
        // What cannot be drawn once, cannot be drawn fifty times.
        errors.push({ kind: 'mount', text: error instanceof Error ? error.message : String(error) });
        break;
      }
      onRound(number + 1, times);
    }
    const reported = await page.evaluate<string[]>('stoaDoctor.errors()');
    errors.push(...reported.map((text) => ({ kind: 'reported' as const, text })));
    const known = new Set([...before, ...containers]);
    return {
      rounds,
      globals: (await globalsOf(page)).filter((name) => !known.has(name) && !isBundlers(name)),
      errors,
      listenersBefore,
      listenersAfter: await nameListeners(cdp),
    };
  } finally {
    await page.close();
  }
}

/** A build's own list of chunks carries its name and version, and harms nobody. */
const isBundlers = (name: string): boolean => name.startsWith('webpackChunk');

const globalsOf = (page: Page) => page.evaluate<string[]>('Object.getOwnPropertyNames(window)');

async function playRound(page: Page, cdp: CDPSession, route: string): Promise<Round> {
  const mountMs = await page.evaluate<number>(`stoaDoctor.mount(${JSON.stringify(route)})`);
  await page.evaluate('stoaDoctor.settle()');
  await page.evaluate('stoaDoctor.unmount()');
  await cdp.send('HeapProfiler.collectGarbage');
  const facts = await page.evaluate<Round['facts']>('stoaDoctor.facts()');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const { usedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  return { mountMs, nodes, listeners: jsEventListeners, heapBytes: usedSize + backingStorageSize, facts };
}
