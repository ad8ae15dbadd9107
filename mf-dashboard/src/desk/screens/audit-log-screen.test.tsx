import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { moderatedSubjects } from '@stoa/shared/contract/community/community-words.ts';
import type { AuditLogEntry } from '@stoa/shared/contract/people/audit-log.ts';
import { auditKinds } from '@stoa/shared/contract/people/audit-words.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { en as facts } from '../messages/audit-facts.en.ts';
import { en } from '../messages/audit-log.en.ts';

beforeAll(async () => {
  await import('./audit-log-screen.tsx');
});
beforeEach(() => window.localStorage.clear());

const entry = (given: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  seq: 12,
  at: '2026-03-02T09:00:00.000Z',
  kind: 'plan_changed',
  actor: { id: anId(1), name: 'Nadia Haddad' },
  subject: { type: 'plan', id: anId(50), name: 'Yearly' },
  why: 'Cheaper from spring on',
  before: { amount_minor: 1200, perks: ['all courses'] },
  after: { amount_minor: 900, public: true },
  hash: 'f'.repeat(64),
  ...given,
});
const byTheSite = entry({
  seq: 11,
  kind: 'impersonation_ended',
  actor: null,
  subject: { type: 'person', id: anId(40), name: 'Omar Saleh' },
  why: '',
  before: {},
  after: {},
});
const logOf = (...items: AuditLogEntry[]) => ({ items, page: 1, per_page: 25, total: items.length });
const session = { roles: ['super-admin' as const], permissions: ['view-admin-dashboard' as const] };
const replies: Replies = { listAuditLog: logOf(entry(), byTheSite), verifyAuditLog: { entries: 12, broken_at: null } };
const visit = (given: Replies = {}, url = '/dashboard/audit') =>
  renderScreen(<App />, { url, session, replies: { ...replies, ...given } });

test('an entry says who did what to what and why, and what was there before', async () => {
  visit();
  const row = within(await screen.findByRole('row', { name: /Plan changed/ }));
  for (const text of ['Cheaper from spring on', 'Sum: 900, before 1,200', 'public: yes', 'perks before: all courses']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByRole('link', { name: 'Yearly (plan)' })).toHaveAttribute('href', '/dashboard/plans');
  expect(row.getByRole('link', { name: 'Nadia Haddad' })).toHaveAttribute('href', `/dashboard/people/${anId(1)}`);
  expect(within(screen.getByRole('row', { name: /Ended to see/ })).getByText('The site itself')).toBeVisible();
});

test('facts are written in the words of the page: money, shares, countries, days and what a status means', async () => {
  visit({
    listAuditLog: logOf(
      entry({
        before: { status: 'in_review', slug: 'published' },
        after: { status: 'published', slug: 'published', amount_minor: 1900, currency: 'EUR' },
      }),
      entry({ seq: 11, before: {}, after: { country: 'FR', rate: 2000, percent: 10, ends_on: '2026-03-02' } }),
    ),
  });
  for (const text of [
    'Status: in the catalogue, before in review',
    'Name in the address: published, before published',
    'Sum: €19',
    'Country: France',
    'Rate of tax: 20%',
    'Taken off the price: 10%',
    'Last day: 2 March 2026',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('what moderators act on, and that one that waited was cancelled, is said in words', async () => {
  expect(moderatedSubjects.filter((subject) => !Object.hasOwn(facts, `value.${subject}`))).toEqual([]);
  const after = { action: 'cancel', subject: 'announcements' };
  visit({ listAuditLog: logOf(entry({ kind: 'content_moderated', before: {}, after })) });
  expect(await screen.findByText(/: cancelled$/)).toBeVisible();
  expect(screen.getByText(/: announcement$/)).toBeVisible();
});

test('filters stand in the address and go to the server', async () => {
  const { user, calls, url } = visit();
  await screen.findByRole('table', { name: 'Audit log of the site' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Act' }), 'Plan changed');
  await user.type(screen.getByLabelText('From'), '2026-03-01');
  expect(url()).toBe('/dashboard/audit?kind=plan_changed&from=2026-03-01');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listAuditLog')?.query).toMatchObject({
      kind: 'plan_changed',
      from: '2026-03-01',
    }),
  );
});

test('what a link narrowed it to is said, and can be taken back', async () => {
  const { user, url } = visit({}, `/dashboard/audit?subject_id=${anId(40)}`);
  expect(await screen.findByText('Only about one subject')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show every entry' }));
  expect(url()).toBe('/dashboard/audit');
});

test('a whole log is said to be whole, and a broken one where it breaks', async () => {
  const { unmount } = visit();
  expect(await screen.findByText('All 12 entries hold.')).toBeVisible();
  unmount();
  visit({ verifyAuditLog: { entries: 3, broken_at: 4 } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Entry no. 4 is not what was written');
});

test('a verdict that could not be had is asked for again', async () => {
  let isDown = true;
  const { user } = visit({
    verifyAuditLog: () => {
      if (isDown) throw refusal('forbidden');
      return { entries: 12, broken_at: null };
    },
  });
  const again = await screen.findByRole('button', { name: 'Check again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('The log is whole')).toBeVisible();
});

test('every act has its words', () => {
  expect(auditKinds.filter((kind) => !Object.hasOwn(en, `kind.${kind}`))).toEqual([]);
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/audit',
      session,
      replies,
      until: 'Cheaper from spring on',
      except: ['amount minor'],
    }),
  ).toEqual([]);
});
