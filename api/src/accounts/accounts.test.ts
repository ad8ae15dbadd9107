import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn, marker } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call } from '../testing/call.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

test('a new account is a learner and is welcomed', async () => {
  const body = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.org', password: 'walk the porch' };
  const { token } = await call(it.app, 'register', { body });
  const start = await call(it.app, 'getStartUp', { headers: { authorization: `Bearer ${token}`, ...marker } });
  expect(start.user.full_name).toBe('Ada Byron');
  expect(start.roles.map((role) => role.name)).toEqual(['learner']);
  expect(start.notifications.map((notice) => notice.kind)).toEqual(['welcome']);
  expect(start.unread_count).toBe(1);
});
