import { useMemo, type ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { PlaceProvider } from './place.tsx';
import type { NavigationKind, PlatformLocation, PlatformNavigation } from './platform.ts';

interface RemoteRouterProps {
  location: PlatformLocation;
  navigationKind: NavigationKind;
  navigation: PlatformNavigation;
  /** The path that the shell has told of last; what is drawn follows when its code has come. */
  wanted(): string;
  children: ReactNode;
}

/** React Router for a remote: it renders what the shell says the URL is, and asks the shell to change it. */
export function RemoteRouter({ location, navigationKind, navigation, wanted, children }: RemoteRouterProps) {
  const navigator = useMemo(() => toNavigator(navigation), [navigation]);
  const place = useMemo(() => ({ shown: location.pathname, wanted }), [location.pathname, wanted]);
  return (
    <PlaceProvider value={place}>
      <Router location={location} navigator={navigator} navigationType={navigationKind as never}>
        {children}
      </Router>
    </PlaceProvider>
  );
}

type To = Parameters<Navigator['push']>[0];
const toPath = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function toNavigator(navigation: PlatformNavigation): Navigator {
  return {
    createHref: toPath,
    go: (delta) => navigation.go(delta),
    push: (to, state, options) =>
      navigation.navigate(toPath(to), { state, preventScrollReset: options?.preventScrollReset ?? false }),
    replace: (to, state, options) =>
      navigation.navigate(toPath(to), {
        state,
        replace: true,
        preventScrollReset: options?.preventScrollReset ?? false,
      }),
  };
}
