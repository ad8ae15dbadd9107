import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openStorage, parseS3Url } from './open-storage.ts';

test('releases lie in the data folder unless a setting names a bucket', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-open-'));
  const storage = await openStorage({ dataDir });
  expect(storage.description).toBe(`folder ${join(dataDir, 'releases')}`);
  expect(await storage.create('a', Buffer.from('1'))).toBe(true);
  await rm(dataDir, { recursive: true });
});

test.each([
  ['s3://stoa-releases', { bucket: 'stoa-releases', prefix: '' }],
  ['s3://stoa.releases/site/one/', { bucket: 'stoa.releases', prefix: 'site/one' }],
])('%s names a bucket and a prefix', (url, expected) => {
  expect(parseS3Url(url)).toEqual(expected);
});

test.each(['/srv/releases', 'https://s3.example/b', 's3://', 's3://B', 's3://bucket/a b'])('%s is refused', (url) => {
  expect(() => parseS3Url(url)).toThrow('STOA_RELEASES must look like s3://bucket/prefix');
});
