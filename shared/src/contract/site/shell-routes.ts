import { addresses } from './addresses.ts';
import type { Locale } from './locales.ts';

/**
 * What is known of a screen of the shell wherever no shell is: by the gateway, which names a page before any code runs, and
 * by the gate. Written as remotes declare theirs.
 */
export interface ShellRouteEntry {
  /** As react-router writes it. */
  readonly path: string;
  readonly titles: Readonly<Record<Locale, string>>;
  /** Who may open it. Left out: everybody. `guest`: those who are logged in are led on. */
  readonly needs?: { readonly login?: true; readonly guest?: true };
  /** It only leads on: nothing for search engines. */
  readonly isPassage?: true;
}

/**
 * By id. All other screens come from the live remotes. `shell/src/screens.ts` says what draws each, the gateway answers an
 * address that is in neither with 404, and a remote may not claim one of them, whichever shell is live.
 */
export const shellRoutes = {
  landing: { path: addresses.landing, titles: { en: 'Stoa', fr: 'Stoa' } },
  login: {
    path: addresses.login,
    titles: { en: 'Log in', fr: 'Connexion' },
    needs: { guest: true },
    isPassage: true,
  },
  'social-login': {
    path: addresses.socialLogin,
    titles: { en: 'Logging in', fr: 'Connexion en cours' },
    isPassage: true,
  },
  signup: {
    path: addresses.signup,
    titles: { en: 'Sign up', fr: 'Inscription' },
    needs: { guest: true },
    isPassage: true,
  },
  'signup-confirm': {
    path: addresses.confirmSignup,
    titles: { en: 'Confirm your email', fr: 'Confirmez votre e-mail' },
    needs: { guest: true },
    isPassage: true,
  },
  'signup-referred': {
    path: addresses.referredSignup,
    titles: { en: 'Sign up', fr: 'Inscription' },
    needs: { guest: true },
    isPassage: true,
  },
  'password-email': {
    path: addresses.forgottenPassword,
    titles: { en: 'Forgot your password?', fr: 'Mot de passe oublié ?' },
    isPassage: true,
  },
  'password-reset': {
    path: addresses.resetPassword,
    titles: { en: 'New password', fr: 'Nouveau mot de passe' },
    isPassage: true,
  },
  'email-confirm': {
    path: addresses.confirmEmail,
    titles: { en: 'Confirm your email', fr: 'Confirmez votre e-mail' },
    isPassage: true,
  },
  welcome: {
    path: addresses.welcome,
    titles: { en: 'Welcome', fr: 'Bienvenue' },
    needs: { login: true },
    isPassage: true,
  },
  about: { path: addresses.about, titles: { en: 'About Stoa', fr: 'À propos de Stoa' } },
  'privacy-notice': {
    path: addresses.privacyNotice,
    titles: { en: 'Privacy notice', fr: 'Politique de confidentialité' },
  },
  'terms-of-use': { path: addresses.termsOfUse, titles: { en: 'Terms of use', fr: 'Conditions d’utilisation' } },
  'external-login': {
    path: addresses.externalLogin,
    titles: { en: 'Logging in', fr: 'Connexion en cours' },
    isPassage: true,
  },
} as const satisfies Readonly<Record<string, ShellRouteEntry>>;

/**
 * What only a shell has that is built for a demonstration or for development: the mails of a demonstration, and the design
 * system on one page. Their addresses are the shell's on every site.
 */
export const devRoutes = {
  'dev-mail': { path: addresses.devMail, titles: { en: 'Outbox', fr: 'Boîte d’envoi' }, isPassage: true },
  'dev-ui': { path: addresses.devUi, titles: { en: 'Design system', fr: 'Système de design' }, isPassage: true },
} as const satisfies Readonly<Record<string, ShellRouteEntry>>;
