import { expect, test } from '@jest/globals';
import { aRemote, aRoute } from '../../testing/built-folders.ts';
import { findRouteClashes } from './route-clash.ts';

const player = (path: string) => aRemote({ name: 'mf-player', version: '2.0.0', routes: [aRoute(path)] });
const rival = (...paths: string[]) => aRemote({ routes: paths.map((path) => aRoute(path)) });

test('two remotes cannot own one address, whatever their parameters are called', () => {
  expect(findRouteClashes([player('/course/:slug'), rival('/marketplace', '/Course/:id')])).toEqual([
    {
      code: 'route_clash',
      name: 'mf-catalog',
      file: 'remote.json: routes[1].path',
      message: 'mf-catalog@1.0.0 claims /Course/:id, which mf-player@2.0.0 already owns.',
      remedy:
        'Give the route another path in src/screens.ts, or in remote.config.ts if that lists its routes itself. ' +
        'Or promote it together with a version of mf-player that leaves it.',
    },
  ]);
});

test('an optional segment clashes in both its forms', () => {
  expect(findRouteClashes([player('/course'), rival('/course/:slug?')])).toHaveLength(1);
  expect(findRouteClashes([player('/course/:id'), rival('/course/:slug?')])).toHaveLength(1);
});

test('two remotes cannot have routes that match one address equally well', () => {
  expect(findRouteClashes([player('/tours/:id/map'), rival('/tours/new/:part')])).toMatchObject([
    {
      message:
        'mf-catalog@1.0.0 claims /tours/new/:part, and mf-player@2.0.0 claims /tours/:id/map: nothing says whose /tours/new/map is.',
      remedy: expect.stringContaining('a version of mf-player that leaves it'),
    },
  ]);
  expect(findRouteClashes([player('/tours/:id/map'), rival('/tours/new/:part/more')])).toEqual([]);
});

test('what overlaps within one remote is its own affair', () => {
  expect(findRouteClashes([rival('/tours/:id/map', '/tours/new/:part', '/tours/*')])).toEqual([]);
});

test('a more particular address beside a general one is no clash', () => {
  expect(findRouteClashes([player('/course/:slug'), rival('/course/create')])).toEqual([]);
});

test("a remote cannot take one of the shell's own addresses", () => {
  expect(findRouteClashes([rival('/login')])).toMatchObject([
    {
      message: 'mf-catalog@1.0.0 claims /login, which the shell already owns.',
      remedy: expect.stringContaining('in src/screens.ts, or in remote.config.ts'),
    },
  ]);
});
