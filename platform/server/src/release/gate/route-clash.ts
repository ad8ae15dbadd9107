import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { ROUTES_HOME } from '../../registry/routes-home.ts';
import { claimsOf, claimsOfPath, openClaims, type RouteClaim } from './route-claims.ts';
import { routesOfShell } from './routes-of-shell.ts';

/**
 * Two routes clash when they match an address with the same weight: `/course/:slug` and `/course/:id`, or `/course/:slug/all`
 * and `/course/new/:id`, which both match `/course/new/all`. Where one is more particular, as `/course/create` beside
 * `/course/:slug`, the router chooses by itself and there is no clash; see `findInsideRoutes`.
 */
export function findRouteClashes(remotes: readonly RemoteDescriptor[]): Refusal[] {
  const claims = openClaims();
  for (const { path } of routesOfShell) claimsOfPath(path, SHELL).forEach(claims.add);
  const refusals: Refusal[] = [];
  for (const remote of remotes) {
    const clashing = new Set<number>();
    for (const claim of claimsOf(remote)) {
      const met = clashing.has(claim.index) ? undefined : equalIn(claims.meeting(claim), claim);
      if (met) {
        clashing.add(claim.index);
        refusals.push(clash(claim, met));
      }
      claims.add(claim);
    }
  }
  return refusals;
}

type Met = { other: RouteClaim; address: string };
const SHELL = { name: 'shell', id: 'the shell', index: 0 };
const ANOTHER = `Give the route another path in ${ROUTES_HOME}.`;

function equalIn(met: Iterable<Met>, { weight }: RouteClaim): Met | undefined {
  for (const one of met) if (one.other.weight === weight) return one;
  return undefined;
}

function clash({ name, id, index, path, shape }: RouteClaim, { other, address }: Met): Refusal {
  const message =
    shape === other.shape
      ? `${id} claims ${path}, which ${other.id} already owns.`
      : `${id} claims ${path}, and ${other.id} claims ${other.path}: nothing says whose ${address} is.`;
  const remedy =
    other.name === SHELL.name
      ? ANOTHER
      : `${ANOTHER} Or promote it together with a version of ${other.name} that leaves it.`;
  return { code: 'route_clash', name, file: `remote.json: routes[${index}].path`, message, remedy };
}
