import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { ROUTES_HOME } from '../../registry/routes-home.ts';
import { routesOfShell } from './routes-of-shell.ts';

/**
 * Two routes clash when they match the same addresses with the same rank: `/course/:slug` and `/course/:id`. Where one
 * is more particular, as `/course/create` beside `/course/:slug`, the router chooses by itself and there is no clash.
 */
export function findRouteClashes(remotes: readonly RemoteDescriptor[]): Refusal[] {
  const owners = new Map<string, string>();
  for (const route of routesOfShell) for (const shape of shapesOf(route.path)) owners.set(shape, 'the shell');
  const refusals: Refusal[] = [];
  for (const remote of remotes) {
    for (const [index, route] of remote.routes.entries()) {
      const owner = claim(owners, shapesOf(route.path), `${remote.name}@${remote.version}`);
      if (owner) refusals.push(clash(remote, index, owner));
    }
  }
  return refusals;
}

function claim(owners: Map<string, string>, shapes: string[], name: string): string | undefined {
  const taken = shapes.map((shape) => owners.get(shape)).find((owner) => owner !== undefined && owner !== name);
  for (const shape of shapes) if (!owners.has(shape)) owners.set(shape, name);
  return taken;
}

const ANOTHER = `Give the route another path in ${ROUTES_HOME}.`;

function clash(remote: RemoteDescriptor, index: number, owner: string): Refusal {
  const path = remote.routes[index]?.path;
  const isOfShell = owner === 'the shell';
  return {
    code: 'route_clash',
    name: remote.name,
    file: `remote.json: routes[${index}].path`,
    message: `${remote.name}@${remote.version} claims ${path}, which ${owner} already owns.`,
    remedy: isOfShell
      ? ANOTHER
      : `${ANOTHER} Or promote it together with a version of ${owner.split('@')[0]} that leaves it.`,
  };
}

/** What a path matches, without the names of its parameters; one shape for each way to leave out optional segments. */
export function shapesOf(path: string): string[] {
  let shapes: string[][] = [[]];
  for (const segment of path.toLowerCase().split('/').filter(Boolean)) {
    const isOptional = segment.endsWith('?');
    const shape = segment.startsWith(':') ? ':' : isOptional ? segment.slice(0, -1) : segment;
    const longer = shapes.map((start) => [...start, shape]);
    shapes = isOptional ? [...shapes, ...longer] : longer;
  }
  return shapes.map((shape) => `/${shape.join('/')}`);
}
