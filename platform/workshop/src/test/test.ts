/**
 * `npm test`: checks, unit tests and the journeys of people, in the order in which it fails soonest; what failed and one
 * summary at the end.
 * `npm test -- --all`: everything, as CI runs it.
 * `npm test -- --changed`: checks, unit tests that a change not on main reaches by imports, and specs that changed.
 * `npm test -- --only web,e2e` runs some of the stages: see `stages.ts`.
 * `npm test -- --all --within 45` begins no further stage after so many minutes, and says which it left out: for machines
 * that end a run by the clock, of which one would then hear nothing.
 * `npm test -- --take-pictures` takes the pictures anew that key screens are compared with; look at them before committing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forkPoint } from './fork-point.ts';
import type { StageResult } from './run-tests.ts';
import { all, everyday, isStage, ofChanges, stages, type StageName } from './stages.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    only: { type: 'string' },
    'take-pictures': { type: 'boolean', default: false },
    within: { type: 'string', default: 'Infinity' },
  },
});

function wanted(): readonly StageName[] {
  if (values['take-pictures']) return ['e2e'];
  if (values.only === undefined) return values.all ? all : values.changed ? ofChanges : everyday;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !isStage(name));
  if (unknown.length > 0) {
    console.error(`--only: unknown stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`);
    process.exit(1);
  }
  return names.filter(isStage);
}

if (values.changed && (values.all || values['take-pictures'])) {
  console.error('--changed leaves out what --all and --take-pictures are for: give one of them.');
  process.exit(1);
}
const within = Number(values.within);
if (!(within > 0)) {
  console.error(`--within: minutes, such as 45; not ${values.within}.`);
  process.exit(1);
}
const names = wanted();
const testRun = {
  reports: await mkdtemp(join(tmpdir(), 'stoa-reports-')),
  takesPictures: values['take-pictures'],
  leavesOutLong: names === everyday,
  ...(values.changed && { since: await forkPoint() }),
};
const lines: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
for (const name of names) {
  if (performance.now() > within * 60_000) {
    lines.push(`${name.padEnd(10)} left out: ${within} minutes had passed`);
    total.skipped += 1;
    continue;
  }
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const began = Date.now();
  const result = await stages[name](testRun).catch((error: unknown): StageResult => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${String(error)}`] };
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  lines.push(
    `${name.padEnd(10)} ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped  (${seconds} s)`,
  );
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += result[key];
  failures.push(...result.failures);
}
await rm(testRun.reports, { recursive: true, force: true });

if (failures.length > 0) console.log(`\n── failed ${'─'.repeat(54)}\n${failures.join('\n\n')}`);
console.log(`\n── summary ${'─'.repeat(53)}\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
// A change may reach no test; that nothing runs otherwise is a fault.
process.exit(total.failed > 0 || (total.passed === 0 && !values.changed) ? 1 : 0);
