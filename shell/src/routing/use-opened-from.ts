import { useMemo } from 'react';
import { textIn } from '@stoa/shared/contract/site/locales.ts';
import type { OpenedFrom } from '@stoa/shared/federation/platform.ts';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useShell } from '../context/shell-context.tsx';
import { findRoute, type RemoteRoute } from './route-table.ts';
import { useSiteRoutes } from './site-routes.tsx';

/** The extra argument of the course player (the route with the id `cp`); undefined for every other route. */
export function useOpenedFrom({ isCoursePlayer }: RemoteRoute, pathname: string): OpenedFrom | undefined {
  const { openings } = useShell();
  const routes = useSiteRoutes();
  const { locale } = useLocale();
  const to = isCoursePlayer ? openings.of(pathname) : undefined;
  return useMemo(() => {
    const route = to === undefined ? undefined : findRoute(routes, to.replace(/[?#].*$/, ''));
    // Screens of the shell but the front page only lead on: log-in, sign-in links, confirmations.
    const isPlace = route?.kind === 'remote' || route?.id === 'landing';
    return to && route && isPlace ? { to, title: textIn(locale, route.title, route.titles) } : undefined;
  }, [to, routes, locale]);
}
