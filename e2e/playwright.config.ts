import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chromiumOptions, findChromium } from '@stoa/workshop/testing/browser.ts';

const chromium = findChromium();

/** These take minutes. Begun first, none of them is what all others have to wait for in the end. */
const longest = [
  '**/journeys/{learner,operator,teacher}.spec.ts',
  '**/every-screen/*.spec.ts',
  '**/releases/{altered-storage,bisect,create-remote,ship}.spec.ts',
];

/** Runs against a product that is up: STOA_E2E_URL, by default http://localhost:8080. */
export default defineConfig({
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'others', testMatch: '**/*.spec.ts', testIgnore: longest },
  ],
  // Two a core: a test waits for the page more than it works.
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  // No second try, on no machine: what passes only then is a fault of the product or of the test.
  retries: 0,
  // Bounds for what hangs, not figures of speed: those are the benchmark's. A loaded machine stays far below them, so a
  // test has none of its own, unless what it waits for takes minutes by its nature: a build, a lease, a film.
  timeout: 600_000,
  expect: {
    timeout: 45_000,
    toPass: { timeout: 90_000 },
    // Another release of the browser smooths a letter's edge otherwise; a moved or recoloured part is more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005 },
  },
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  // A picture is taken on purpose: `npm test -- --take-pictures`.
  updateSnapshots: 'none',
  reporter: 'list',
  outputDir: '../node_modules/.cache/e2e-results',
  use: {
    actionTimeout: 90_000,
    baseURL: process.env['STOA_E2E_URL'] ?? 'http://localhost:8080',
    // A trace of what passes would cost a third of the time. What fails keeps the page in words and as a picture; for a
    // trace: npx playwright test -c e2e … --trace=on.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...chromiumOptions,
      // A camera and a microphone that every machine has, and nobody who is asked for them.
      args: [...chromiumOptions.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      ...(chromium && { executablePath: chromium }),
    },
  },
});
