import type { BrowserReport, LeaseBody, ReportBatch } from '@stoa/shared/contract/reports.ts';
import { LEASES_PATH, REPORTS_PATH } from '@stoa/shared/contract/platform-paths.ts';
import type { Page } from 'playwright/test';

interface Told {
  batches: ReportBatch[];
  /** All reports of one kind so far. */
  of<K extends BrowserReport['kind']>(kind: K): Extract<BrowserReport, { kind: K }>[];
  leases: LeaseBody[];
}

/** Listens to what the page tells the platform. */
export function hearReports(page: Page): Told {
  const told: Told = {
    batches: [],
    of: (kind) => told.batches.flatMap(({ reports }) => reports).filter((report) => report.kind === kind) as never,
    leases: [],
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === REPORTS_PATH) told.batches.push(request.postDataJSON() as ReportBatch);
    if (pathname === LEASES_PATH) told.leases.push(request.postDataJSON() as LeaseBody);
  });
  return told;
}
