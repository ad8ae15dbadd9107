import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { DrawnScreen, RedirectedScreen } from '../federation/define-screens.ts';

/** A screen whose module is known to hold a component. */
export interface LoadedScreen extends DrawnScreen {
  readonly load: () => Promise<{ default: ComponentType }>;
}
export type ScreensToDraw = Readonly<Record<string, LoadedScreen | RedirectedScreen>>;

/** The routes of screens, which `lazy` makes components of; remotes call `remoteScreens`. */
export function screenRoutes(
  screens: ScreensToDraw,
  loading: ReactNode,
  lazy: (load: LoadedScreen['load']) => ComponentType,
): ComponentType {
  const routes = Object.entries(screens).flatMap(([id, screen]) => {
    if ('redirect' in screen) return <Route key={id} path={screen.path} Component={leadTo(screen.redirect)} />;
    // One component for both paths: nothing is drawn anew where the frame shows it at the other one.
    const Component = lazy(screen.load);
    const paths = screen.also === undefined ? [screen.path] : [screen.path, screen.also];
    return paths.map((path) => <Route key={`${id} ${path}`} path={path} Component={Component} />);
  });
  return function Screens() {
    return (
      <Suspense fallback={loading}>
        <Routes>{routes}</Routes>
      </Suspense>
    );
  };
}

const leadTo = (address: string): ComponentType =>
  function Redirect() {
    return <Navigate to={address} replace />;
  };
