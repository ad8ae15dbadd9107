/**
 * `npm run scorm:steps -- <folder>`: takes step files of SCORM calls (`{ id, scormVersion, activities: [{ id, steps,
 * initialState? }] }`) through the whole product, browser to PostgreSQL and back, and prints how many hold.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrowser } from '../bench/open-browser.ts';
import { startPostgres } from '../start/embedded-postgres.ts';
import { startProduct } from '../start/running-product.ts';
import { openClassroom } from './classroom.ts';
import { readStepFiles } from './step-files.ts';
import { type FileResult, takeFile } from './take-file.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder with step files: npm run scorm:steps -- <folder>');
  process.exit(2);
}
const files = await readStepFiles(resolve(folder));
const results = await inProduct(async (site) => {
  const taken: FileResult[] = [];
  for (const file of files) {
    const result = await takeFile(site, file);
    taken.push(result);
    tell(result);
  }
  return taken;
});
const sum = (count: (result: FileResult) => number) => results.reduce((all, result) => all + count(result), 0);
const wrong = sum(({ failures }) => failures.length);
console.log(
  [
    `${sum(({ steps }) => steps)} steps of ${files.length} files:`,
    `${sum(({ held }) => held)} hold, ${sum(({ pinned }) => pinned)} as a known divergence;`,
    `${sum(({ kept }) => kept)} values came back after a reload and stand in PostgreSQL;`,
    wrong === 0 ? 'nothing failed.' : `${wrong} failed.`,
  ].join(' '),
);
process.exitCode = wrong === 0 ? 0 : 1;

function tell({ id, steps, held, pinned, kept, failures }: FileResult): void {
  console.log(`${id}: ${held + pinned} of ${steps} steps hold, ${kept} values kept`);
  for (const failure of failures) console.log(`  ${failure}`);
}

async function inProduct<T>(work: (site: Parameters<typeof takeFile>[0]) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-scorm-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    process.env['DATABASE_URL'] = postgres.url;
    const product = await startProduct({ port: 8190, apiPort: 8191, dataDir });
    ends.push(product.stop);
    const browser = await openBrowser();
    ends.push(() => browser.close());
    const classroom = await openClassroom(product.url, postgres.url);
    ends.push(classroom.close);
    return await work({ url: product.url, browser, classroom });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
