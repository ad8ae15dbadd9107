import { expect, test } from '@jest/globals';
import { gatewayPaths } from '@stoa/shared/platform-contract/paths.ts';
import { aRemote, aRoute } from '../../testing/built-folders.ts';
import { routesOfShell } from './routes-of-shell.ts';
import { findTakenRoutes } from './taken-routes.ts';

const refusalsOf = (...paths: string[]) => findTakenRoutes(aRemote({ routes: paths.map((path) => aRoute(path)) }));

test.each([
  ['/*', 'the whole site'],
  ['/:x', 'the whole site'],
  ['/:x/:y', 'the whole site'],
  ['/:x?/reviews', 'the whole site'],
  ['/fr?/:x', 'the whole site'],
  ['/fr?/*', 'the whole site'],
  ['/*/reviews', 'the whole site'],
  ['/reviews*', 'only as its last segment'],
  ['/reviews/*/all', 'only as its last segment'],
  ['/reviews/:id.json', 'a whole segment'],
  ['/api/reviews', 'the gateway'],
  ['/API/reviews', 'the gateway'],
  ['/fr?/api/reviews', 'the gateway'],
  ['/%61pi/reviews', 'as it stands there'],
  ['/reviews/../api', 'as it stands there'],
  ['/platform/v1/reports', 'the gateway'],
  ['/remotes/mf-catalog/1.0.0/remoteEntry.js', 'the gateway'],
  ['/login/google', 'the shell'],
  ['/redirect/here', 'the shell'],
])('%s is refused: %s', (path, words) => {
  expect(refusalsOf('/reviews', path)).toEqual([
    {
      code: 'route_clash',
      name: 'mf-catalog',
      file: 'remote.json: routes[1].path',
      message: expect.stringContaining(words),
      remedy: expect.stringMatching(/\.$/),
    },
  ]);
});

test('whoever is refused reads where the route is declared', () => {
  expect(refusalsOf('/login/google').map(({ remedy }) => remedy)).toEqual([
    'Let the path begin with a word of the remote’s own, such as /reviews/:id, in src/screens.ts, or in remote.config.ts if that lists its routes itself.',
  ]);
});

test('all that gateway and shell answer is theirs, with what lies below', () => {
  const theirs = [...gatewayPaths, ...routesOfShell.map(({ path }) => path).filter((path) => path !== '/')];
  for (const path of theirs) {
    expect(refusalsOf(path, `/${path.split('/')[1]}/more`).map(({ code }) => code)).toEqual([
      'route_clash',
      'route_clash',
    ]);
  }
});

test.each(['/reviews', '/reviews/:id', '/reviews/*', '/reviews/:id?/all', '/fr?/reviews', '/café', '/apis', '/a.b'])(
  '%s is a route like any other',
  (path) => {
    expect(refusalsOf(path)).toEqual([]);
  },
);
