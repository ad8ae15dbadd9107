import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import type { Site } from './site.ts';

/** What browsers told the gateway of this version's failures, oldest first: lines of its `reports/*.jsonl`. */
export async function failuresOf({ dataDir }: Site, remote: string, version: string): Promise<ReportBatch[]> {
  const folder = join(dataDir, 'reports');
  const days = await readdir(folder).catch(() => []);
  const texts = await Promise.all(days.toSorted().map((day) => readFile(join(folder, day), 'utf8')));
  return texts
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => JSON.parse(line) as ReportBatch)
    .filter(({ reports }) => reports.some((report) => report.remote === remote && report.version === version));
}
