import type { Gateway, ReportPage } from '../market/payments/gateways/gateway.ts';

/** All pages that a gateway tells. */
export async function reportPages({ report }: Gateway, since: Date): Promise<ReportPage[]> {
  if (report === undefined) throw new Error('It tells nothing.');
  const pages: ReportPage[] = [];
  for await (const page of report(since)) pages.push(page);
  return pages;
}
