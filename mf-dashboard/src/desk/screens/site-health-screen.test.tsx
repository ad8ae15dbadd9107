import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { SiteCheck } from '@stoa/shared/contract/administration/site-health.ts';
import { healthReasons, measureNames, siteChecks } from '@stoa/shared/contract/administration/site-health-words.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { en } from '../messages/health.en.ts';
import { aChannel, aLiveRemote, aVersionOfADay } from '../testing/live-remotes.ts';

beforeAll(async () => {
  await import('./site-health-screen.tsx');
});

const AT = '2026-04-01T09:00:00.000Z';
const well: SiteCheck = {
  ...{ check: 'database', state: 'fine', reason: 'fine', at: AT },
  measures: [
    { name: 'latency', unit: 'ms', value: 4 },
    { name: 'size', unit: 'bytes', value: 5_400_000 },
    { name: 'last_failure', unit: 'instant', value: null },
  ],
};
const givenUp: SiteCheck = {
  ...{ check: 'mail', state: 'attention', reason: 'mail_given_up', at: AT },
  measures: [{ name: 'given_up', unit: 'count', value: 2 }],
};
const report = (...versions: ReturnType<typeof aVersionOfADay>[]) => ({
  ...{ channel: 'production', from: AT, to: AT, step: 3600, series: [] },
  versions,
});
const replies: Replies = {
  getSiteCheck: ({ params: { check } }) => (check === 'mail' ? givenUp : { ...well, check }),
  getStatus: aChannel(aLiveRemote()),
  getHealth: ({ query }) =>
    Number(query.minutes) > 1440
      ? report(aVersionOfADay({ opened: 5000, failed: 7 }), aVersionOfADay({ version: '1.4.0', opened: 9, failed: 9 }))
      : report(aVersionOfADay({ opened: 200, failed: 20 })),
};
const session = {
  roles: ['super-admin' as const],
  permissions: ['view-admin-dashboard' as const, 'manage-releases' as const],
};
const visit = (given: Replies = {}) =>
  renderScreen(<App />, { url: '/dashboard/health', session, replies: { ...replies, ...given } });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('each part says how it fares, what was measured and when', async () => {
  visit();
  const database = await card('Database');
  expect(await database.findByText('Fine')).toBeVisible();
  for (const text of ['4 ms', '5.4 MB', 'none so far', 'There is nothing to do.']) {
    expect(database.getByText(text)).toBeVisible();
  }
  expect(database.getByText(/1 Apr 2026/)).toHaveAttribute('datetime', AT);
});

test('what is not well says what to do next, and leads to where one does it', async () => {
  visit();
  const mail = await card('Emails');
  expect(await mail.findByText('Needs attention')).toBeVisible();
  expect(mail.getByText(/Some emails were given up/)).toBeVisible();
  expect(mail.getByRole('link', { name: 'See to it' })).toHaveAttribute('href', '/dashboard/mails?state=given_up');
});

test('one that hangs holds up none of the others', async () => {
  visit({
    getSiteCheck: ({ params: { check } }) =>
      check === 'storage' ? new Promise<SiteCheck>(() => undefined) : { ...well, check },
  });
  expect(await (await card('Database')).findByText('Fine')).toBeVisible();
  expect((await card('Storage')).getByRole('status', { name: 'Measuring: Storage' })).toBeVisible();
});

test('one that the API ended says so, and one that could not be asked is failing', async () => {
  visit({
    getSiteCheck: ({ params: { check } }) => {
      if (check === 'work') throw refusal('unavailable');
      return check === 'storage'
        ? { ...well, check, state: 'failing', reason: 'timed_out', measures: [] }
        : { ...well, check };
    },
  });
  expect(await (await card('Storage')).findByText(/did not answer within five seconds/)).toBeVisible();
  const work = await card('Background work');
  expect(await work.findByText('Failing')).toBeVisible();
  expect(work.getByRole('alert')).toHaveTextContent(/The API did not answer/);
});

test('the button measures everything anew', async () => {
  const { user, calls } = visit();
  await (await card('Database')).findByText('Fine');
  const asked = () => calls.filter(({ name }) => name === 'getSiteCheck').length;
  await waitFor(() => expect(asked()).toBe(siteChecks.length));
  await user.click(screen.getByRole('button', { name: 'Measure again' }));
  await waitFor(() => expect(asked()).toBe(2 * siteChecks.length));
});

test('each remote says what is live, and to how many which release failed in a day and a week', async () => {
  visit();
  const row = within(await screen.findByRole('row', { name: /mf-catalog/ }));
  expect(row.getByRole('link', { name: 'mf-catalog' })).toHaveAttribute('href', '/dashboard/releases/mf-catalog');
  for (const text of [
    '1.5.0',
    'Failing',
    '1.5.0: failed for 20 of 200 visitors',
    '1.5.0: failed for 7 of 5,000 visitors',
    '1.4.0: failed for 9 of 9 visitors',
  ]) {
    expect(row.getByText(text)).toBeVisible();
  }
});

test('a release platform that is away leaves the rest', async () => {
  visit({
    getStatus: () => {
      throw refusal('unavailable');
    },
  });
  expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
  expect(await (await card('Database')).findByText('Fine')).toBeVisible();
});

test('every state, reason and measure has its words', () => {
  const wanted = [
    ...siteChecks.map((name) => `check.${name}`),
    ...healthReasons.map((name) => `reason.${name}`),
    ...measureNames.map((name) => `measure.${name}`),
  ];
  expect(wanted.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
});

test('the screen speaks French', async () => {
  expect(await untranslated(<App />, { url: '/dashboard/health', session, replies, until: /mf-catalog/ })).toEqual([]);
});
