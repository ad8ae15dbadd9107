import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const chromium = [process.env['STOA_CHROMIUM'], '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** Runs against a product that is up: STOA_E2E_URL, by default http://localhost:8080. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  // A machine that also builds may stumble once; what passed only then is counted and named in the summary.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: {
    timeout: 10_000,
    // Another release of the browser smooths a letter's edge otherwise; a moved or recoloured part is more than that.
    toHaveScreenshot: { maxDiffPixelRatio: 0.005 },
  },
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  // A picture is taken on purpose: `npm test -- --take-pictures`.
  updateSnapshots: 'none',
  reporter: 'list',
  outputDir: '../node_modules/.cache/e2e-results',
  use: {
    baseURL: process.env['STOA_E2E_URL'] ?? 'http://localhost:8080',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
