import { expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

test('an empty environment is enough', () => {
  expect(readSettings({})).toMatchObject({ port: 8081, host: '127.0.0.1', demo: false, databaseUrl: undefined });
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ port: 8081, databaseUrl: undefined });
});

test('the address of the site is kept without a slash at its end', () => {
  expect(readSettings({}).siteUrl).toBe('http://localhost:8080');
  expect(readSettings({ STOA_SITE_URL: 'https://stoa.example/' }).siteUrl).toBe('https://stoa.example');
  expect(() => readSettings({ STOA_SITE_URL: 'stoa.example' })).toThrow(/STOA_SITE_URL: must look like https:/);
});

test('every setting that cannot be used is named', () => {
  const read = () =>
    readSettings({ API_PORT: '99999', DATABASE_URL: 'mysql://db', STOA_DEMO: 'maybe', STOA_SECRET: 'short' });
  expect(read).toThrow(/API_PORT: must be between 0 and 65535/);
  expect(read).toThrow(/DATABASE_URL: must look like postgres:/);
  expect(read).toThrow(/STOA_DEMO: must be 0 or 1/);
  expect(read).toThrow(/STOA_SECRET: must have at least 32 characters/);
});
