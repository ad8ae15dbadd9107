import { expect, test } from '@jest/globals';
import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { reportBatch, type BrowserReport } from '@stoa/shared/platform-contract/reports.ts';
import { newVisitor } from '../release/canary-choice.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { openHealthStore } from './health-store.ts';
import { judgeChannel } from './watch-canaries.ts';

const secret = Buffer.from('a secret of 32 bytes for a test.');
const noon = Date.parse('2026-03-04T12:00:00.000Z');
const at = new Date(noon).toISOString();
const canary = { version: '1.5.0', digest: '', weight: 100, salt: 'salt', since: at, by: 'ada', paused: false };
const channel: ChannelDocument = {
  channel: 'production',
  revision: 1,
  updated_at: null,
  live: { 'mf-catalog': { version: '1.4.0', digest: '', since: at, by: 'ada', canary } },
  revoked: [],
};

const reportOf = (version: string, isFailing: boolean): BrowserReport[] => {
  const where = { remote: 'mf-catalog', version, path: '/', at };
  const opened = { kind: 'opened' as const, ...where, mount_ms: 100 };
  return isFailing ? [opened, { kind: 'runtime-error', ...where, message: 'made up' }] : [opened];
};

/** Sixty people on the canary and hundreds on the stable version are well; then come those whose browsers fail. */
async function verdictOn(failing: number, networkOf: (number: number) => string | undefined) {
  const now = () => noon + 60_000;
  const health = openHealthStore(aStorage(), {
    channel: 'production',
    gatewayId: 'gw',
    secret,
    now,
    current: () => channel,
  });
  const visit = (version: string, isFailing: boolean, network: string | undefined) => {
    const reports = reportOf(version, isFailing);
    const visitor = newVisitor(secret);
    health.take(reportBatch.parse({ channel: 'production', revision: 1, visitor, reports }), network);
  };
  for (let number = 0; number < 600; number += 1) visit('1.4.0', false, `198.51.100.${number}`);
  for (let number = 0; number < 60; number += 1) visit('1.5.0', false, `198.51.100.${number}`);
  for (let number = 0; number < failing; number += 1) visit('1.5.0', true, networkOf(number));
  const [verdict] = await judgeChannel(channel, { health, policies: async () => ({ judged: true }), now });
  const { versions } = await health.report({ minutes: 60 });
  await health.close();
  return [verdict?.verdict, versions.find(({ version }) => version === '1.5.0')?.failed];
}

test('one machine with any number of made-up visitors ends no canary, though the charts show them', async () => {
  expect(await verdictOn(500, (number) => (number % 2 ? '203.0.113.7' : '2001:db8:1::/48'))).toEqual([
    'no-difference',
    500,
  ]);
});

test('the same from many networks, or from machines of the site itself, is believed', async () => {
  expect(await verdictOn(20, (number) => `203.0.113.${number}`)).toEqual(['worse', 20]);
  expect(await verdictOn(20, () => undefined)).toEqual(['worse', 20]);
});
