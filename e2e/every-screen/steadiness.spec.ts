import { PATIENCE_MS } from '@stoa/shared/ui/use-unsettled.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { findPlaces, openScreen, screensOf, viewers } from './main-screens.ts';

/** What web-vitals calls good is 0.1; ours is half of it. */
const MOST_SHIFT = 0.05;
const widths = [360, 1440];
/** Texts that come with the shell, and tools of those who build the site: nothing in them is waited for. */
const STILL = /^\/(dev|privacy|terms|no\/such|signup\/from|email|login\/some|password)/;

for (const [viewer, width] of viewers.flatMap((viewer) => widths.map((width) => [viewer, width] as const))) {
  test(`${viewer}, ${width} pixels: nothing moves away under the eyes while a screen comes over a slow line`, async ({
    page,
    signIn,
    apiOf,
  }) => {
    if (viewer !== 'guest') await signIn(viewer);
    const places = await findPlaces(await apiOf(viewer), viewer);
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    await page.addInitScript(watchShifts);
    await page.addInitScript(stayPatient, PATIENCE_MS);
    // Somebody who has been here before, on whatever line.
    await openScreen(page, screensOf(viewer)[0]!, places);
    await slowDown(page);
    for (const screen of screensOf(viewer).filter(({ path }) => !STILL.test(path))) {
      await openScreen(page, screen, places);
      const { worst, sources } = await page.evaluate(readShifts);
      expect.soft(worst, `${screen.name}: ${sources.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}

/** A phone's line, so that what stands in for the content is really seen. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** The line is slow here, not the machine: what waits for its answer waits however busy the machine is. */
function stayPatient(patienceMs: number): void {
  const plain = window.setTimeout;
  const patient = (handler: TimerHandler, ms?: number, ...given: unknown[]) =>
    ms === patienceMs ? 0 : plain(handler, ms, ...given);
  Object.assign(window, { setTimeout: patient });
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    window.shifts.push(...(list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The cumulative layout shift: the most in one burst, with pauses below a second, of five at most; and what moved. */
function readShifts(): { worst: number; sources: string[] } {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity];
  for (const { startTime, value } of window.shifts) {
    const isNew = startTime - last >= 1_000 || startTime - first >= 5_000;
    if (isNew) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const sources = window.shifts.flatMap(({ value, sources }) =>
    sources.map(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${value.toFixed(3)} ${element?.localName}.${element?.className}: ${place(previousRect)} → ${place(currentRect)}`;
    }),
  );
  return { worst, sources };
}
