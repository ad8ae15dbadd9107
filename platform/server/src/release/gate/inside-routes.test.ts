import { expect, test } from '@jest/globals';
import { aRemote, aRoute } from '../../testing/built-folders.ts';
import { findInsideRoutes, sayTaken } from './inside-routes.ts';

const claiming = (name: string, ...paths: string[]) => aRemote({ name, routes: paths.map((path) => aRoute(path)) });
const taken = (...remotes: Parameters<typeof findInsideRoutes>[0]) => findInsideRoutes(remotes).map(sayTaken);

test('the more particular of two routes takes addresses from the other, whichever is named first', () => {
  const [info, offers] = [claiming('mf-catalog', '/course-info/:slug'), claiming('mf-offers', '/course-info/sale')];
  const words = [
    'claims /course-info/sale and so takes addresses such as /course-info/sale from /course-info/:slug of mf-catalog@1.0.0',
  ];
  expect([taken(info, offers), taken(offers, info)]).toEqual([words, words]);
});

test('routes that overlap in part take from one another what both match', () => {
  expect(taken(claiming('mf-a', '/tours/*'), claiming('mf-b', '/tours/:id/map'))).toEqual([
    'claims /tours/:id/map and so takes addresses such as /tours/x/map from /tours/* of mf-a@1.0.0',
  ]);
});

test('a remote takes nothing from itself, nor from routes that match nothing of its own', () => {
  expect(taken(claiming('mf-a', '/tours/*', '/tours/new'), claiming('mf-b', '/tour/new'))).toEqual([]);
});

test('an address that the site keeps for a screen is taken from nobody', () => {
  expect(taken(claiming('mf-player', '/course/:slug'), claiming('mf-studio', '/course/create'))).toEqual([]);
});
