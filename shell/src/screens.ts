import { devRoutes, shellRoutes } from '@stoa/shared/contract/site/shell-routes.ts';
import type { ShellScreens } from './routing/shell-screens.tsx';

/**
 * Every screen of the frame. Path, titles and who may open it stand where gateway and gate read them too; routes, elements and
 * what is fetched ahead come from here.
 */
const forEverybody = {
  // Where strangers arrive; the others are asked for from within.
  landing: {
    ...shellRoutes.landing,
    hasFirstView: true,
    load: () => import(/* webpackMode: "eager" */ './screens/landing-screen.tsx'),
  },
  login: {
    ...shellRoutes.login,
    hasFirstView: true,
    load: () => import(/* webpackChunkName: "login" */ './screens/login-screen.tsx'),
  },
  'social-login': {
    ...shellRoutes['social-login'],
    load: () => import(/* webpackChunkName: "social-login" */ './screens/social-login-screen.tsx'),
  },
  signup: {
    ...shellRoutes.signup,
    hasFirstView: true,
    load: () => import(/* webpackChunkName: "signup" */ './screens/signup-screen.tsx'),
  },
  'signup-confirm': {
    ...shellRoutes['signup-confirm'],
    load: () => import(/* webpackChunkName: "signup-confirm" */ './screens/signup-confirm-screen.tsx'),
  },
  // The invitation stands in the address.
  'signup-referred': {
    ...shellRoutes['signup-referred'],
    load: () => import(/* webpackChunkName: "signup" */ './screens/signup-screen.tsx'),
  },
  'password-email': {
    ...shellRoutes['password-email'],
    hasFirstView: true,
    load: () => import(/* webpackChunkName: "password-email" */ './screens/password-email-screen.tsx'),
  },
  'password-reset': {
    ...shellRoutes['password-reset'],
    load: () => import(/* webpackChunkName: "password-reset" */ './screens/password-reset-screen.tsx'),
  },
  'email-confirm': {
    ...shellRoutes['email-confirm'],
    load: () => import(/* webpackChunkName: "email-confirm" */ './screens/email-confirm-screen.tsx'),
  },
  welcome: {
    ...shellRoutes.welcome,
    load: () => import(/* webpackChunkName: "welcome" */ './screens/welcome-screen.tsx'),
  },
  about: {
    ...shellRoutes.about,
    hasFirstView: true,
    load: () => import(/* webpackChunkName: "about" */ './screens/about-screen.tsx'),
  },
  'privacy-notice': {
    ...shellRoutes['privacy-notice'],
    hasFirstView: true,
    load: () => import(/* webpackChunkName: "privacy-notice" */ './screens/privacy-notice-screen.tsx'),
  },
  'terms-of-use': {
    ...shellRoutes['terms-of-use'],
    hasFirstView: true,
    load: () => import(/* webpackChunkName: "terms-of-use" */ './screens/terms-of-use-screen.tsx'),
  },
  'external-login': {
    ...shellRoutes['external-login'],
    load: () => import(/* webpackChunkName: "external-login" */ './screens/external-login-screen.tsx'),
  },
} as const satisfies ShellScreens & Record<keyof typeof shellRoutes, object>;

/** The build writes the setting in; of what it leaves out, no chunk remains. */
const forTrying: ShellScreens =
  process.env['STOA_DEMO'] === '1'
    ? ({
        'dev-mail': {
          ...devRoutes['dev-mail'],
          load: () => import(/* webpackChunkName: "dev-mail" */ './screens/dev-mail-screen.tsx'),
        },
        'dev-ui': {
          ...devRoutes['dev-ui'],
          load: () => import(/* webpackChunkName: "dev-ui" */ './screens/dev-ui-screen.tsx'),
        },
      } as const satisfies ShellScreens & Record<keyof typeof devRoutes, object>)
    : {};

export const screens: ShellScreens & typeof forEverybody = { ...forEverybody, ...forTrying };
