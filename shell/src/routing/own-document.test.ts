import { expect, test } from '@jest/globals';
import { aRemote } from '../testing/a-remote.ts';
import { needsOwnDocument } from './own-document.ts';
import { findRoute, type RemoteRoute, routesOfRemotes } from './route-table.ts';

const [given] = aRemote('mf-player', '1.0.0').routes;
const routes = routesOfRemotes([
  aRemote('mf-player', '1.0.0', {
    routes: [
      { ...given!, id: 'course', path: '/course/:slug' },
      { ...given!, id: 'room', path: '/live-class/:id', devices: ['camera', 'microphone'] },
      { ...given!, id: 'other-room', path: '/rooms/:id', devices: ['microphone', 'camera'] },
    ],
  }),
]);
const isNeeded = (pathname: string, loadedAt: string) =>
  needsOwnDocument(routes, findRoute(routes, pathname) as RemoteRoute, { pathname, loadedAt });

test('a screen that asks for devices is loaded as a page, and so is what one leaves it for', () => {
  expect(isNeeded('/live-class/1', '/course/drawing')).toBe(true);
  expect(isNeeded('/live-class/1', '/login')).toBe(true);
  expect(isNeeded('/course/drawing', '/live-class/1')).toBe(true);
});

test('screens that ask for the same share a document', () => {
  expect(isNeeded('/course/light', '/course/drawing')).toBe(false);
  expect(isNeeded('/rooms/1', '/live-class/1')).toBe(false);
});

test('what was loaded at its own address is not loaded again', () => {
  expect(isNeeded('/live-class/1', '/live-class/1')).toBe(false);
});

test('a gateway of before says nothing of devices', () => {
  const { devices: _, ...before } = given!;
  const [route] = routesOfRemotes([aRemote('mf-player', '1.0.0', { routes: [before as never] })]);
  expect(route?.devices).toEqual([]);
});
