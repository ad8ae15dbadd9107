import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { gatewayPaths } from '@stoa/shared/platform-contract/paths.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { ROUTES_HOME } from '../../registry/routes-home.ts';
import { routesOfShell } from './routes-of-shell.ts';
import { shapesOf } from './route-shapes.ts';

/** First segments of all that gateway and shell answer by themselves, and by whom. */
const owners: ReadonlyMap<string, string> = new Map([
  ...routesOfShell.map(({ path }) => [firstOf(path), 'the shell'] as const),
  ...gatewayPaths.map((path) => [firstOf(path), 'the gateway'] as const),
]);

/**
 * Routes that no remote may have, whatever else is live: those that begin with a parameter or `*` would take the
 * addresses of the whole site, unknown ones included, and what lies below an address of gateway or shell is theirs.
 */
export function findTakenRoutes({ name, version, routes }: RemoteDescriptor): Refusal[] {
  return routes.flatMap(({ path }, index): Refusal[] => {
    const reason = reasonAgainst(path);
    if (!reason) return [];
    const message = `${name}@${version} claims ${path}, ${reason.words}.`;
    return [{ code: 'route_clash', name, file: `remote.json: routes[${index}].path`, message, remedy: reason.remedy }];
  });
}

const ANOTHER = `Let the path begin with a word of the remote’s own, such as /reviews/:id, in ${ROUTES_HOME}.`;

function reasonAgainst(path: string): { words: string; remedy: string } | undefined {
  const shapes = shapesOf(path);
  if (shapes.some((shape) => isWild(firstOf(shape)))) {
    return { words: 'which takes addresses of the whole site: its first segment is no word', remedy: ANOTHER };
  }
  // `/a*` is read as `/a/*`; anywhere else a star is a letter, which nobody means.
  if (/\*(?!$)/.test(path) || shapes.some((shape) => /[^/]\*$/.test(shape))) {
    return { words: 'and * stands for the rest of an address only as its last segment', remedy: 'Write it as /a/*.' };
  }
  if (path.split('/').some((segment) => segment.startsWith(':') && !/^:[\w-]+\??$/.test(segment))) {
    return { words: 'and a parameter is a whole segment, of letters, digits and -', remedy: 'Write it as /a/:id.' };
  }
  const odd = shapes.flatMap((shape) => shape.split('/')).some((segment) => /^\.\.?$|[%#?]/.test(segment));
  if (odd) {
    return { words: 'which no browser asks for as it stands there', remedy: 'Write it unescaped, as /café/:id.' };
  }
  const owner = shapes.map((shape) => owners.get(firstOf(shape))).find((found) => found !== undefined);
  return owner === undefined ? undefined : { words: `and what begins so belongs to ${owner}`, remedy: ANOTHER };
}

function firstOf(path: string): string {
  return path.split('/')[1] ?? '';
}
const isWild = (segment: string): boolean => /^[:*]/.test(segment);
