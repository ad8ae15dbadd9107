import { expect, test } from '@jest/globals';
import { aStorage } from '@stoa/server/testing/memory-storage.ts';
import { aRegistry } from '@stoa/server/testing/registries.ts';
import { aSession, told } from '../testing/sessions.ts';
import { listAudit } from './audit.ts';
import { verifyAudit } from './audit-verify.ts';
import { createToken } from './tokens-create.ts';

test('a log that somebody altered ends with 2, and names the entry', async () => {
  const storage = aStorage();
  const session = aSession(aRegistry(storage));
  for (const name of ['first', 'second']) await createToken(session, name, { remote: ['*'], may: ['publish'] });
  expect(told(await verifyAudit(session))).toEqual(['The audit log is whole: 2 entries, all as they were written.']);
  expect(told(await listAudit(session, { limit: 1 }))[1]).toMatch(/^2 .* root token +token-create/);

  const entry = JSON.parse(storage.objects.get('audit/1.json')?.toString() ?? '');
  storage.objects.set('audit/1.json', Buffer.from(JSON.stringify({ ...entry, by: 'somebody else' })));
  const broken = await verifyAudit(session);
  expect([broken.exitCode, told(broken)[0]]).toEqual([2, 'The audit log was changed, at entry 1 of 2.']);
});
