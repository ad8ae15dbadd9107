import { shellRoutes, type ShellRouteEntry, type ShellRouteId } from '@stoa/shared/contract/site/shell-routes.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Suspense, type ComponentType } from 'react';
import { LandingScreen } from '../screens/landing-screen.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import type { ShellRoute } from './route-table.ts';

interface ShellScreen {
  /** In the first script; else its code comes when it is opened. */
  screen?: ComponentType;
  load?: () => Promise<ComponentType>;
  guestsOnly?: boolean;
}

const loadSignup = () => import('../screens/signup-screen.tsx').then((module) => module.SignupScreen);

const screens: Record<ShellRouteId, ShellScreen> = {
  landing: { screen: LandingScreen },
  login: { load: () => import('../screens/login-screen.tsx').then((module) => module.LoginScreen), guestsOnly: true },
  signup: { load: loadSignup, guestsOnly: true },
  'signup-referred': { load: loadSignup, guestsOnly: true },
  about: { load: () => import('../screens/about-screen.tsx').then((module) => module.AboutScreen) },
  'privacy-notice': {
    load: () => import('../screens/privacy-notice-screen.tsx').then((module) => module.PrivacyNoticeScreen),
  },
  'terms-of-use': {
    load: () => import('../screens/terms-of-use-screen.tsx').then((module) => module.TermsOfUseScreen),
  },
  'external-login': {
    load: () => import('../session/external-login-screen.tsx').then((module) => module.ExternalLoginScreen),
  },
  'social-login': {
    load: () => import('../screens/social-login-screen.tsx').then((module) => module.SocialLoginScreen),
  },
  'signup-confirm': {
    load: () => import('../screens/signup-confirm-screen.tsx').then((module) => module.SignupConfirmScreen),
    guestsOnly: true,
  },
  'password-email': {
    load: () => import('../screens/password-email-screen.tsx').then((module) => module.PasswordEmailScreen),
  },
  'password-reset': {
    load: () => import('../screens/password-reset-screen.tsx').then((module) => module.PasswordResetScreen),
  },
  'email-confirm': {
    load: () => import('../screens/email-confirm-screen.tsx').then((module) => module.EmailConfirmScreen),
  },
  welcome: { load: () => import('../screens/welcome-screen.tsx').then((module) => module.WelcomeScreen) },
  'dev-mail': { load: () => import('../screens/dev-mail-screen.tsx').then((module) => module.DevMailScreen) },
  'dev-ui': { load: () => import('../screens/dev-ui/dev-ui-screen.tsx').then((module) => module.DevUiScreen) },
};

const textsComing = (
  <Page>
    <RowSkeleton />
  </Page>
);

/** The shell's own part of the route table; its addresses are agreed with the gateway. */
export const shellScreens: readonly ShellRoute[] = shellRoutes.map((entry: ShellRouteEntry & { id: ShellRouteId }) => {
  const { id, path, title, titles, requiresLogin = false } = entry;
  const { screen: Screen, load, guestsOnly = false } = screens[id];
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
});
