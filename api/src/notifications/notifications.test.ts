import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { notify } from './notifications.service.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const notice = (title: string) => ({ kind: 'enrolled' as const, title, body: 'You can begin.', link: '/my-courses' });

test('notifications come newest first, by pages', async () => {
  const { user, headers } = await aSignedIn(it.db);
  for (const title of ['one', 'two', 'three']) await notify(it.db, user.id, notice(title));
  const page = await call(it.app, 'listNotifications', { headers, query: { page: 1, per_page: 2 } });
  expect(page.items.map((row) => row.title)).toEqual(['three', 'two']);
  expect(page.total).toBe(3);
});

test('reading one or all of them lowers the count of unread ones', async () => {
  const { user, headers } = await aSignedIn(it.db);
  for (const title of ['one', 'two', 'three']) await notify(it.db, user.id, notice(title));
  const { items } = await call(it.app, 'listNotifications', { headers });
  const read = await call(it.app, 'readNotification', { headers, params: { id: items[0]!.id } });
  expect(read.read).toBe(true);
  expect((await call(it.app, 'getStartUp', { headers })).unread_count).toBe(2);
  await call(it.app, 'readAllNotifications', { headers });
  expect((await call(it.app, 'getStartUp', { headers })).unread_count).toBe(0);
});

test("another person's notification is not found", async () => {
  const owner = await aSignedIn(it.db);
  await notify(it.db, owner.user.id, notice('mine'));
  const { items } = await call(it.app, 'listNotifications', { headers: owner.headers });
  const other = await aSignedIn(it.db);
  const { status } = await refusedCall(it.app, 'readNotification', {
    headers: other.headers,
    params: { id: items[0]!.id },
  });
  expect(status).toBe(404);
});
