import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Screens } from '@stoa/shared/federation/define-screens.ts';
import type { remoteRoute } from '@stoa/shared/platform-contract/release.ts';
import type { z } from 'zod';

/** What the site knows of a remote's screens before it runs them: `defineRemote({ routes: routesOf(screens), … })`. */
export const routesOf = (screens: Screens): z.input<typeof remoteRoute>[] =>
  Object.entries(screens).map(([id, { path, titles, needs = {}, menu, ...screen }]) => {
    const { login = false, roles = [], permissions = [] } = needs;
    return {
      id,
      path,
      title: titles[FIRST_LOCALE],
      titles: others(titles),
      requiresLogin: login || roles.length > 0 || permissions.length > 0,
      roles: [...roles],
      permissions: [...permissions],
      preload: 'load' in screen ? chunkOf(screen.load) : [],
      ...('devices' in screen && screen.devices && { devices: [...screen.devices] }),
      ...(menu && {
        menu: {
          place: menu.place,
          label: menu.labels[FIRST_LOCALE],
          labels: others(menu.labels),
          ...(menu.order !== undefined && { order: menu.order }),
        },
      }),
    };
  });

/** Of screens that are no remote's: which chunks each needs, by its id. */
export const chunksOf = (
  screens: Readonly<Record<string, { load: () => Promise<object> }>>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(screens)
      .map(([id, { load }]) => [id, chunkOf(load)] as const)
      .filter(([, chunks]) => chunks.length > 0),
  );

const others = (words: Readonly<Record<Locale, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter(([locale]) => locale !== FIRST_LOCALE));

/** Node runs the configuration as it is written, so the name of the chunk still stands in the function. */
function chunkOf(load: () => Promise<object>): string[] {
  const name = /webpackChunkName:\s*(["'])(.+?)\1/.exec(load.toString())?.[2];
  return name === undefined ? [] : [name];
}
