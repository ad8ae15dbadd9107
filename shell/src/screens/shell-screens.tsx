import {
  devRoutes,
  shellRoutes,
  type ShellRouteEntry,
  type ShellRouteId,
} from '@stoa/shared/contract/site/shell-routes.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Suspense, type ComponentType } from 'react';
import { LazyScreen } from '../routing/lazy-screen.tsx';
import type { ShellRoute } from '../routing/route-table.ts';
import { LandingScreen } from './landing-screen.tsx';

interface ShellScreen {
  /** In the first script; else its code comes when it is opened. */
  screen?: ComponentType;
  load?: () => Promise<ComponentType>;
  guestsOnly?: boolean;
}

const loadSignup = () => import('./signup-screen.tsx').then((module) => module.SignupScreen);

const screens: Record<ShellRouteId, ShellScreen> = {
  landing: { screen: LandingScreen },
  login: { load: () => import('./login-screen.tsx').then((module) => module.LoginScreen), guestsOnly: true },
  signup: { load: loadSignup, guestsOnly: true },
  'signup-referred': { load: loadSignup, guestsOnly: true },
  about: { load: () => import('./about-screen.tsx').then((module) => module.AboutScreen) },
  'privacy-notice': {
    load: () => import('./privacy-notice-screen.tsx').then((module) => module.PrivacyNoticeScreen),
  },
  'terms-of-use': {
    load: () => import('./terms-of-use-screen.tsx').then((module) => module.TermsOfUseScreen),
  },
  'external-login': {
    load: () => import('./external-login-screen.tsx').then((module) => module.ExternalLoginScreen),
  },
  'social-login': {
    load: () => import('./social-login-screen.tsx').then((module) => module.SocialLoginScreen),
  },
  'signup-confirm': {
    load: () => import('./signup-confirm-screen.tsx').then((module) => module.SignupConfirmScreen),
    guestsOnly: true,
  },
  'password-email': {
    load: () => import('./password-email-screen.tsx').then((module) => module.PasswordEmailScreen),
  },
  'password-reset': {
    load: () => import('./password-reset-screen.tsx').then((module) => module.PasswordResetScreen),
  },
  'email-confirm': {
    load: () => import('./email-confirm-screen.tsx').then((module) => module.EmailConfirmScreen),
  },
  welcome: { load: () => import('./welcome-screen.tsx').then((module) => module.WelcomeScreen) },
};

const textsComing = (
  <Page>
    <RowSkeleton />
  </Page>
);

function routeOf(entry: ShellRouteEntry, { screen: Screen, load, guestsOnly = false }: ShellScreen): ShellRoute {
  const { id, path, title, titles, requiresLogin = false } = entry;
  return {
    kind: 'shell',
    id,
    path,
    title,
    titles,
    requiresLogin,
    roles: [],
    permissions: [],
    guestsOnly,
    element: (
      // A screen waits for the texts of another language than the first.
      <Suspense key={id} fallback={textsComing}>
        {Screen ? <Screen /> : load && <LazyScreen title={title} titles={titles} load={load} />}
      </Suspense>
    ),
  };
}

/** The build writes the setting in; of what it leaves out, no chunk remains. */
const devScreens: readonly ShellRoute[] =
  process.env['STOA_DEMO'] === '1'
    ? [
        routeOf(devRoutes.mail, { load: () => import('./dev-mail-screen.tsx').then((module) => module.DevMailScreen) }),
        routeOf(devRoutes.ui, {
          load: () => import('./dev-ui/dev-ui-screen.tsx').then((module) => module.DevUiScreen),
        }),
      ]
    : [];

/** The shell's own part of the route table; its addresses are agreed with the gateway. */
export const shellScreens: readonly ShellRoute[] = [
  ...shellRoutes.map((entry) => routeOf(entry, screens[entry.id])),
  ...devScreens,
];
