import { expect, test } from '@jest/globals';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { anAuditEntry, calmSite } from '../testing/builders.ts';

const session = { permissions: ['manage-releases' as const] };
/** The same word in both languages, and rightly so. */
const except = ['stable', 'commit'];

test.each([
  ['the console', '/dashboard/releases?channel=production', 'mf-catalog'],
  ['one remote', '/dashboard/releases/mf-catalog?channel=production', 'New filters.'],
])('%s speaks French', async (_, url, until) => {
  expect(await untranslated(<App />, { url, session, replies: calmSite(), until, except })).toEqual([]);
});

test('the audit log speaks French', async () => {
  const replies = {
    listAudit: { entries: [anAuditEntry({ seq: 1, why: 'Filters lose the text.' })] },
    verifyAudit: { entries: 1, valid: true, broken_at: null, reason: null },
  };
  const url = '/dashboard/releases/audit';
  const found = await untranslated(<App />, { url, session, replies, until: 'Filters lose the text.' });
  // What an entry proves is data.
  expect(found.filter((text) => !text.startsWith('{'))).toEqual([]);
});
