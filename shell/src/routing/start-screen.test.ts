import { expect, test } from '@jest/globals';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { routesOfRemotes } from './route-table.ts';
import { findStart } from './start-screen.ts';

const route = { titles: {}, permissions: [], preload: [], devices: [], menu: null, requiresLogin: true };
const remotes = (paths: { path: string; roles?: RoleName[] }[]) =>
  routesOfRemotes([
    {
      name: 'mf-test',
      routes: paths.map(({ path, roles = [] }) => ({ ...route, id: path, title: path, path, roles })),
    },
  ] as unknown as Parameters<typeof routesOfRemotes>[0]);

const site = remotes([
  { path: '/home' },
  { path: '/dashboard', roles: ['super-admin'] },
  { path: '/dashboard', roles: ['partner'] },
]);
const signedIn = (roles: RoleName[], permissions: Parameters<typeof findStart>[1]['permissions']) =>
  ({ state: 'signed-in', roles, permissions }) as const;

test('who runs the site begins at the dashboard of their role', () => {
  expect(findStart(site, signedIn(['partner'], ['view-partner-dashboard']))).toMatchObject({
    path: '/dashboard',
    roles: ['partner'],
  });
});

test('everyone else begins at home', () => {
  expect(findStart(site, signedIn(['learner'], ['create-portfolio']))?.path).toBe('/home');
  expect(findStart(site, signedIn(['teacher'], ['create-course']))?.path).toBe('/home');
});

test('while no live remote draws their dashboard, they begin at home, too', () => {
  expect(findStart(site, signedIn(['admin'], ['review-course']))?.path).toBe('/home');
  expect(findStart(remotes([{ path: '/home' }]), signedIn(['partner'], ['view-partner-dashboard']))?.path).toBe(
    '/home',
  );
});
