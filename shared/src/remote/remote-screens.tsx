import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry } from '../federation/lazy-with-retry.ts';
import { screenRoutes, type ScreensToDraw } from './screen-routes.tsx';

/**
 * The routes of a remote, from the screens that it declares. Each screen is loaded when it is first opened; until it has
 * come, the page shows `loading`.
 */
export const remoteScreens = (screens: ScreensToDraw, loading: ReactNode): ComponentType =>
  screenRoutes(screens, loading, lazyWithRetry);
