import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { servedPaths, standingOf } from './testing/served-calls.ts';

/** Group → paths: every call that the product's specification names. */
const table = join(import.meta.dirname, '../../shared/src/contract/kernel/specified-calls.json');
const specified = Object.values(
  z.record(z.string(), z.array(z.string()).min(1)).parse(JSON.parse(readFileSync(table, 'utf8'))),
).flat();

test('every specified call is served under its own path', () => {
  const { served, missing } = standingOf({ specified, served: servedPaths });
  process.stdout.write(`Specified calls: served ${served.length} of ${specified.length}\n`);
  expect(missing).toEqual([]);
});

test('the table names each path once', () => {
  expect(specified.filter((path, index) => specified.indexOf(path) !== index)).toEqual([]);
});

test('a path is served by itself or with one parameter more, and by nothing that only begins alike', () => {
  const served = ['getcertificate', 'certificate/{slug}', 'courses/video/order/{id}'];
  const paths = ['getcertificate', 'certificate', 'certificate/{id}', 'courses/video', 'courses/video/order'];
  expect(standingOf({ specified: paths, served })).toEqual({
    served: ['getcertificate', 'certificate', 'certificate/{id}', 'courses/video/order'],
    missing: ['courses/video'],
  });
});
