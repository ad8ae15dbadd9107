import { API_PREFIX, certificatePdfPath, routes, UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';

/** Paths below the API's prefix: those of the call table, and what is served beside it. */
export const servedPaths: readonly string[] = [
  ...Object.values(routes).map((route) => route.split(' ')[1] ?? ''),
  ...[UPLOADS_PATH, certificatePdfPath('{slug}')].map((path) => path.slice(`${API_PREFIX}/`.length)),
];

interface Calls {
  specified: readonly string[];
  served: readonly string[];
}

/** How far what is served answers to what is specified; a path is served by itself or with one parameter more. */
export function standingOf({ specified, served }: Calls) {
  const shapes = new Set(served.map(shapeOf));
  const isServed = (path: string) => shapes.has(shapeOf(path)) || shapes.has(`${shapeOf(path)}/{}`);
  return {
    served: specified.filter(isServed),
    missing: specified.filter((path) => !isServed(path)),
  };
}

/** Parameters may be called otherwise. */
const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
