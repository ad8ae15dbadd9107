import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reportBatch, type ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { readVisit } from '../release/read-visit.ts';
import { createReleaseStore } from '../release/release-store.ts';
import { note, report } from './report.ts';
import { startReporter } from './reporter.ts';

const code = { remote: 'mf-catalog', version: '1.4.0' };
const release = createReleaseStore();
const override = {
  name: 'mf-player',
  origin: 'http://localhost:8102',
  person: 'Ada',
  expires_at: '2999-01-01T00:00:00Z',
};
release.setState({
  ...release.getState(),
  revision: 7,
  shellVersion: '2.0.0',
  visit: { ...readVisit({ visitor: 'v1', release_set: 'set-1', sample: 0.5 })!, overrides: [override as never] },
});

let sent: ReportBatch[] = [];
const reports = () => sent.flatMap((batch) => batch.reports);
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  // What is sent, keeps the contract: else the platform would throw it all away.
  globalThis.fetch = (async (_: string, { body }: { body: Blob }) => {
    const text = await new Response(body).text();
    sent.push(reportBatch.parse(JSON.parse(text)));
    return new Response();
  }) as unknown as typeof fetch;
  startReporter(release);
});
afterEach(() => {
  jest.useRealTimers();
});

test('what nobody waits for is told together after ten seconds, once for each version', async () => {
  note({ kind: 'opened', code, mountMs: 120 });
  note({ kind: 'opened', code, mountMs: 80 });
  note({ kind: 'opened', code: { ...code, version: '1.5.0' }, mountMs: null });
  note({ kind: 'measure', code, name: 'LCP', value: 812.5 });
  await wait(9_900);
  expect(sent).toHaveLength(0);
  await wait(200);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ revision: 7, visitor: 'v1', release_set: 'set-1', sample: 0.5 });
  expect(reports().map(({ kind, version }) => `${kind} ${version}`)).toEqual([
    'opened 1.4.0',
    'opened 1.5.0',
    'measure 1.4.0',
  ]);
});

test('a failure is told at once, with stage, file and kind, and takes along what waits', async () => {
  note({ kind: 'opened', code, mountMs: 1 });
  const file = '/remotes/mf-catalog/1.4.0/results.0a1b2c3d.js';
  report(code, 'load-error', new RemoteFailure({ stage: 'chunk', type: 'missing', isAltered: true, file }));
  await wait(60);
  expect(reports()).toMatchObject([
    { kind: 'opened' },
    { kind: 'load-error', stage: 'chunk', file, failure: 'integrity' },
  ]);
});

test('a page that fails in a loop is told of once, and of thirty failures at most', async () => {
  for (let round = 0; round < 3; round += 1) report(code, 'mount-error', new Error('again'));
  for (let number = 0; number < 50; number += 1) report(code, 'runtime-error', new Error(`number ${number}`));
  await wait(60);
  expect(reports()).toHaveLength(30);
});

test('long stacks are spread over batches that a beacon can carry', async () => {
  for (let number = 0; number < 20; number += 1) {
    report(code, 'runtime-error', Object.assign(new Error(`long ${number}`), { stack: 'x'.repeat(9_000) }));
  }
  await wait(60);
  expect(reports()).toHaveLength(20);
  for (const batch of sent) expect(JSON.stringify(batch).length).toBeLessThan(64_000);
});

test('a page that goes tells what it has', async () => {
  note({ kind: 'opened', code, mountMs: 1 });
  window.dispatchEvent(new Event('pagehide'));
  await wait(0);
  expect(reports()).toHaveLength(1);
});

test('code from a developer’s machine is nobody’s release', async () => {
  report({ remote: 'mf-player', version: '1.0.0' }, 'runtime-error', new Error('mine'));
  await wait(60);
  expect(sent).toHaveLength(0);
});

test('an uncaught error is told of the version it comes from', async () => {
  const stack = 'Error: no\n    at draw (https://stoa.example/remotes/mf-catalog/1.4.0/results.js:1:1)';
  note({ kind: 'uncaught', error: Object.assign(new Error('no'), { stack }), source: undefined });
  await wait(60);
  expect(reports()).toMatchObject([{ kind: 'runtime-error', ...code, stage: 'uncaught' }]);
});
