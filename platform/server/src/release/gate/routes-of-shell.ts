import { devRoutes, shellRoutes, type ShellRouteEntry } from '@stoa/shared/contract/site/shell-routes.ts';

/** All addresses that are the shell's, whatever it was built for. */
export const routesOfShell: readonly ({ id: string } & ShellRouteEntry)[] = Object.entries({
  ...shellRoutes,
  ...devRoutes,
}).map(([id, route]) => ({ id, ...route }));
