import type { BrowserReport, LeaseBody, ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { LEASES_PATH, REPORTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { Page } from 'playwright/test';

interface Told {
  batches: ReportBatch[];
  /** All reports of one kind so far. */
  of<K extends BrowserReport['kind']>(kind: K): Extract<BrowserReport, { kind: K }>[];
  leases: LeaseBody[];
}

/** Listens to what the page tells the platform. */
export async function hearReports(page: Page): Promise<Told> {
  const told: Told = {
    batches: [],
    of: (kind) => told.batches.flatMap(({ reports }) => reports).filter((report) => report.kind === kind) as never,
    leases: [],
  };
  // On the way through a route, as the browser tells nothing of a beacon's body elsewhere.
  await page.route(
    ({ pathname }) => pathname === REPORTS_PATH || pathname === LEASES_PATH,
    async (route) => {
      const body: unknown = route.request().postDataJSON();
      if (new URL(route.request().url()).pathname === LEASES_PATH) told.leases.push(body as LeaseBody);
      else told.batches.push(body as ReportBatch);
      await route.continue();
    },
  );
  return told;
}
