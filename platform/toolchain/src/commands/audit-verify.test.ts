import { expect, test } from '@jest/globals';
import { aStorage } from '@stoa/server/testing/memory-storage.ts';
import { aRegistry } from '@stoa/server/testing/registries.ts';
import { aCommandContext, told } from '../testing/command-contexts.ts';
import { listAudit } from './audit.ts';
import { verifyAudit } from './audit-verify.ts';
import { createToken } from './tokens-create.ts';

test('a log that somebody altered ends with 2, and names the entry', async () => {
  const storage = aStorage();
  const context = aCommandContext(aRegistry(storage));
  for (const name of ['first', 'second']) await createToken(context, name, { remote: ['*'], may: ['publish'] });
  expect(told(await verifyAudit(context))).toEqual(['The audit log is whole: 2 entries, all as they were written.']);
  expect(told(await listAudit(context, { limit: 1 }))[1]).toMatch(/^2 .* root token +token-create/);

  const entry = JSON.parse(storage.objects.get('audit/1.json')?.toString() ?? '');
  storage.objects.set('audit/1.json', Buffer.from(JSON.stringify({ ...entry, by: 'somebody else' })));
  const broken = await verifyAudit(context);
  expect([broken.exitCode, told(broken)[0]]).toEqual([2, 'The audit log was changed, at entry 1 of 2.']);
});
