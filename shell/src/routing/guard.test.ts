import { expect, test } from '@jest/globals';
import { decide } from './guard.ts';
import type { RemoteRoute, ShellRoute } from './route-table.ts';

const remote = (given: Partial<RemoteRoute> & { path: string }): RemoteRoute => ({
  kind: 'remote',
  isCoursePlayer: false,
  id: given.path,
  title: given.path,
  titles: {},
  remote: 'mf-test',
  preload: [],
  devices: [],
  requiresLogin: false,
  roles: [],
  permissions: [],
  ...given,
});
const login: ShellRoute = {
  kind: 'shell',
  id: 'login',
  path: '/login',
  title: 'Log in',
  titles: {},
  requiresLogin: false,
  roles: [],
  permissions: [],
  element: null,
  load: () => Promise.resolve({ default: () => null }),
  guestsOnly: true,
};
const routes = [
  login,
  remote({ path: '/marketplace' }),
  remote({ path: '/course/:slug', requiresLogin: true }),
  remote({ path: '/course/create', requiresLogin: true, permissions: ['create-course', 'view-course'] }),
  remote({ path: '/dashboard', id: 'partner', requiresLogin: true, roles: ['partner'] }),
  remote({ path: '/dashboard', id: 'super', requiresLogin: true, roles: ['super-admin', 'admin'] }),
];
const guest = { state: 'guest', roles: [], permissions: [] } as const;
const pending = { ...guest, state: 'pending' } as const;
const learner = { state: 'signed-in', roles: ['learner'], permissions: [] } as const;

const kindOf = (path: string, viewer: Parameters<typeof decide>[2]) => decide(routes, path, viewer).kind;

test('an open screen is shown to everyone', () => {
  expect(kindOf('/marketplace', guest)).toBe('show');
  expect(kindOf('/marketplace', pending)).toBe('show');
});

test('a guest is sent to log in before a guarded screen', () => {
  expect(kindOf('/course/light', guest)).toBe('log-in');
  expect(kindOf('/dashboard', guest)).toBe('log-in');
});

test('a guarded screen waits while the rights load', () => {
  expect(kindOf('/course/light', pending)).toBe('wait');
});

test('all permissions are needed', () => {
  expect(kindOf('/course/create', { ...learner, permissions: ['create-course'] })).toBe('no-access');
  expect(kindOf('/course/create', { ...learner, permissions: ['create-course', 'view-course'] })).toBe('show');
});

test('an entry that names roles is there only for those who hold them all', () => {
  expect(kindOf('/dashboard', learner)).toBe('not-found');
  expect(kindOf('/dashboard', { ...learner, roles: ['super-admin'] })).toBe('not-found');
});

test('two entries may share a path for different roles', () => {
  const shown = (roles: ('partner' | 'super-admin' | 'admin')[]) => decide(routes, '/dashboard', { ...learner, roles });
  expect(shown(['partner'])).toMatchObject({ kind: 'show', route: { id: 'partner' } });
  expect(shown(['admin', 'super-admin'])).toMatchObject({ kind: 'show', route: { id: 'super' } });
});

test('the more exact path wins, whatever the order', () => {
  expect(decide(routes, '/course/create', guest)).toMatchObject({ route: { path: '/course/create' } });
});

test('a path that a screen has for its own is never read as a slug, whether a remote draws it yet or not', () => {
  for (const path of ['/course/reports', '/course/attendance', '/Course/Reports/', '/course/%72eports']) {
    expect([path, kindOf(path, learner)]).toEqual([path, 'not-found']);
  }
});

test('a screen that a person’s roles do not open is no slug of another one', () => {
  const inbox = remote({ path: '/course/inbox', requiresLogin: true, roles: ['teacher'] });
  const all = [...routes, inbox];
  expect(decide(all, '/course/inbox', learner).kind).toBe('not-found');
  expect(decide(all, '/course/inbox', { ...learner, roles: ['teacher'] })).toMatchObject({
    kind: 'show',
    route: inbox,
  });
  expect(decide(all, '/course/light', learner).kind).toBe('show');
});

test('the log-in screen is for guests', () => {
  expect(kindOf('/login', guest)).toBe('show');
  expect(kindOf('/login', learner)).toBe('go-home');
});

test('any other path is not found', () => {
  expect(kindOf('/nowhere', guest)).toBe('not-found');
});
