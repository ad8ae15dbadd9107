import { expect, test } from '@jest/globals';
import { defineScreens } from '@stoa/shared/federation/define-screens.ts';
import { remoteRoute } from '@stoa/shared/platform-contract/release.ts';
import { chunksOf, routesOf } from './routes-of.ts';

const titles = { en: 'Portfolio', fr: 'Portfolio de compétences' };
const routeOf = (screen: Parameters<typeof defineScreens>[0][string]) =>
  remoteRoute.parse(routesOf(defineScreens({ portfolio: screen }))[0]);
const path = '/skills-portfolio';
const load = () => Promise.resolve({});

test('a screen is called as its declaration says, in every language', () => {
  expect(routeOf({ path, titles, load })).toMatchObject({
    id: 'portfolio',
    path,
    title: 'Portfolio',
    titles: { fr: 'Portfolio de compétences' },
    requiresLogin: false,
    menu: null,
  });
});

test('who needs a permission or a role needs to be logged in', () => {
  expect(routeOf({ path, titles, load, needs: { permissions: ['create-portfolio'] } }).requiresLogin).toBe(true);
  expect(routeOf({ path, titles, load, needs: { roles: ['admin'] } })).toMatchObject({
    requiresLogin: true,
    roles: ['admin'],
  });
});

test('the chunk of a screen is fetched with the page that opens at it', () => {
  // As Node has it: a test's own imports are compiled, and lose their comments.
  const named = Object.assign(() => Promise.resolve({}), {
    toString: () => `() => import(/* webpackChunkName: "portfolio" */ './screens/portfolio-screen.tsx')`,
  });
  const eager = Object.assign(() => Promise.resolve({}), {
    toString: () => `() => import(/* webpackMode: "eager" */ './screens/portfolio-screen.tsx')`,
  });
  expect(routeOf({ path, titles, load: named }).preload).toEqual(['portfolio']);
  expect(routeOf({ path, titles, load: eager }).preload).toEqual([]);
  expect(routeOf({ path, titles, redirect: '/marketplace' }).preload).toEqual([]);
  expect(chunksOf({ portfolio: { load: named }, home: { load: eager } })).toEqual({ portfolio: ['portfolio'] });
});

test('what its page asks people for is said, and nothing where it asks for nothing', () => {
  expect(routeOf({ path, titles, load, devices: ['camera', 'microphone'] }).devices).toEqual(['camera', 'microphone']);
  expect(routeOf({ path, titles, load }).devices).toEqual([]);
});

test('a menu offers it in every language', () => {
  const menu = { place: 'profile', labels: { en: 'Portfolio', fr: 'Mon portfolio' } } as const;
  expect(routeOf({ path, titles, load, menu }).menu).toEqual({
    place: 'profile',
    label: 'Portfolio',
    labels: { fr: 'Mon portfolio' },
    order: 100,
  });
});
