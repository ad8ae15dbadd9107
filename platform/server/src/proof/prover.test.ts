import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { aRemote } from '../testing/built-folders.ts';
import { createProver, provingEnvironment } from './prover.ts';

const record = { descriptor: aRemote(), files: [], published_at: '', published_by: '' } as unknown as ArtefactRecord;
const subject = { name: 'mf-catalog', mixtures: [[record]], live: undefined };

/** What comes of a process that does what this code says when it is told what to prove. */
async function proofOf(code: string) {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-prover-'));
  const program = join(folder, 'process.mjs');
  await writeFile(program, `process.once('message', () => { ${code} });`);
  const prover = createProver({ files: { read: async () => undefined }, env: {}, program });
  const { proof } = await prover.prove(subject, { by: 'ada', purpose: 'publish' });
  await rm(folder, { recursive: true });
  return proof;
}

test('a version that brings the process down has failed, as nobody has seen it come to an end', async () => {
  expect(await proofOf(`process.send({ begun: true }, () => process.exit(134))`)).toMatchObject({
    outcome: 'failed',
    findings: [{ rule: 'mounts', route: '/marketplace/results', message: expect.stringContaining('came to no end') }],
  });
});

test('where the browser does not start, nothing is known of the version', async () => {
  expect(await proofOf(`process.send({ broke: 'no display' })`)).toMatchObject({ outcome: 'not-run', findings: [] });
  expect(await proofOf(`process.exit(1)`)).toMatchObject({ outcome: 'not-run', findings: [] });
});

test('the process that runs what others wrote is given no key, token or password', () => {
  const given = provingEnvironment({
    PATH: '/usr/bin',
    STOA_CHROMIUM: '/usr/bin/chromium',
    NODE_AUTH_TOKEN: 'of a package registry',
    AWS_ACCESS_KEY_ID: 'AKIA',
    AWS_SECRET_ACCESS_KEY: 'of the storage',
    STOA_SECRET: 'of sessions',
    STOA_SIGNING_KEY: 'of releases',
    STOA_PLATFORM_TOKEN: 'of the operator',
    STOA_RELEASES: 's3://stoa/releases',
  });
  expect(given).toEqual({ PATH: '/usr/bin', STOA_CHROMIUM: '/usr/bin/chromium' });
});
