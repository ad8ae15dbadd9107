import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../app.tsx';
import { anAuditEntry } from '../testing/builders.ts';

const entries = [
  anAuditEntry({ seq: 3, kind: 'rollback', why: 'Filters lose the text.' }),
  anAuditEntry({ seq: 2, subject: 'mf-player@2.0.0', why: 'Captions.' }),
  anAuditEntry({ seq: 1, kind: 'token-create', subject: 't1', channel: null, revision: null, why: '' }),
];
const visit = (replies: Replies = {}, url = '/dashboard/releases/audit') =>
  renderScreen(<App />, {
    url,
    session: { permissions: ['manage-releases'] },
    replies: {
      listAudit: { entries },
      verifyAudit: { entries: 3, valid: true, broken_at: null, reason: null },
      ...replies,
    },
  });

test('the log is verified and read newest first', async () => {
  visit();
  expect(await screen.findByText('All 3 entries are intact: their hashes and signatures match.')).toBeVisible();
  expect((await screen.findAllByText(/^Entry \d in full$/)).map((entry) => entry.textContent)).toEqual([
    'Entry 3 in full',
    'Entry 2 in full',
    'Entry 1 in full',
  ]);
});

test('it is filtered by remote and by kind, and the address remembers', async () => {
  const { user, url } = visit();
  await screen.findByText('Captions.');
  await user.selectOptions(screen.getByLabelText('Remote'), 'mf-catalog');
  expect(screen.queryByText('Captions.')).toBeNull();
  expect(screen.getByText('1 of the 3 entries loaded so far.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Kind'), 'rollback');
  expect(screen.getByText('Filters lose the text.')).toBeVisible();
  expect(url()).toBe('/dashboard/releases/audit?remote=mf-catalog&kind=rollback');
});

test('a log that was tampered with is said plainly', async () => {
  visit({ verifyAudit: { entries: 3, valid: false, broken_at: 2, reason: 'Its hash does not fit.' } });
  expect(await screen.findByText('Entry 2 has been altered')).toBeVisible();
  expect(screen.getByText(/Its hash does not fit\./)).toBeVisible();
});

test('older entries are read on demand', async () => {
  const { user, calls } = visit({
    listAudit: ({ query }) => ({ entries: query.before === 2 ? entries.slice(2) : entries.slice(0, 2) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Load older entries' }));
  expect(await screen.findByText('Entry 1 in full')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'listAudit')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load older entries' })).toBeNull();
});
