import { expect, test } from '@jest/globals';
import type { HttpRequest } from './http-client.ts';
import { createPlatformApi } from './platform-api.ts';

test('a call of the release platform goes to its own prefix on the same site', async () => {
  const sent: HttpRequest[] = [];
  const api = createPlatformApi({ request: async (request) => sent.push(request), headers: () => ({}) });
  await api.rollBack({
    params: { channel: 'production' },
    body: { name: 'mf-x', why: 'It fails.', expected_revision: 7 },
  });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/platform/v1/channels/production/rollback',
    body: { name: 'mf-x', expected_revision: 7 },
  });
});
