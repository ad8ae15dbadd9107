import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { DrawnScreen, RedirectedScreen } from '../federation/define-screens.ts';
import { lazyWithRetry } from '../federation/lazy-with-retry.ts';

interface LoadedScreen extends DrawnScreen {
  readonly load: () => Promise<{ default: ComponentType }>;
}

/**
 * The routes of a remote, from the screens that it declares. Each screen is loaded when it is first opened; until it has
 * come, the page shows `loading`.
 */
export function remoteScreens(
  screens: Readonly<Record<string, LoadedScreen | RedirectedScreen>>,
  loading: ReactNode,
): ComponentType {
  const routes = Object.values(screens).flatMap((screen) => {
    const [Component, paths] = 'redirect' in screen ? [to(screen.redirect), [screen.path]] : drawn(screen);
    return paths.map((path) => <Route key={path} path={path} Component={Component} />);
  });
  return function RemoteScreens() {
    return (
      <Suspense fallback={loading}>
        <Routes>{routes}</Routes>
      </Suspense>
    );
  };
}

/** One component for all its paths: nothing is drawn anew where the frame shows it at another one. */
const drawn = ({ load, path, also }: LoadedScreen): [ComponentType, string[]] => [
  lazyWithRetry(load),
  also === undefined ? [path] : [path, also],
];

const to = (address: string): ComponentType =>
  function Redirect() {
    return <Navigate to={address} replace />;
  };
