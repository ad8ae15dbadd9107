import { addresses } from './addresses.ts';
/** A screen that the shell draws itself. */
export interface ShellRouteEntry {
  id: string;
  /** As react-router writes it. */
  path: string;
  title: string;
  /** The title in other languages. */
  titles: { readonly fr: string };
  requiresLogin?: boolean;
}

/**
 * All other screens come from the live remotes. The shell builds its route table from this list, the gateway answers an
 * address that is in neither with 404, and a remote may not claim one of them.
 */
export const shellRoutes = [
  { id: 'landing', path: '/', title: 'Stoa', titles: { fr: 'Stoa' } },
  { id: 'login', path: addresses.login, title: 'Log in', titles: { fr: 'Connexion' } },
  { id: 'social-login', path: addresses.socialLogin, title: 'Logging in', titles: { fr: 'Connexion en cours' } },
  { id: 'signup', path: addresses.signup, title: 'Sign up', titles: { fr: 'Inscription' } },
  {
    id: 'signup-confirm',
    path: addresses.confirmSignup,
    title: 'Confirm your email',
    titles: { fr: 'Confirmez votre email' },
  },
  { id: 'signup-referred', path: addresses.referredSignup, title: 'Sign up', titles: { fr: 'Inscription' } },
  {
    id: 'password-email',
    path: addresses.forgottenPassword,
    title: 'Forgot your password?',
    titles: { fr: 'Mot de passe oublié ?' },
  },
  {
    id: 'password-reset',
    path: addresses.resetPassword,
    title: 'New password',
    titles: { fr: 'Nouveau mot de passe' },
  },
  {
    id: 'email-confirm',
    path: addresses.confirmEmail,
    title: 'Confirm your email',
    titles: { fr: 'Confirmez votre email' },
  },
  { id: 'welcome', path: addresses.welcome, title: 'Welcome', titles: { fr: 'Bienvenue' }, requiresLogin: true },
  { id: 'about', path: addresses.about, title: 'About Stoa', titles: { fr: 'À propos de Stoa' } },
  {
    id: 'privacy-notice',
    path: addresses.privacyNotice,
    title: 'Privacy notice',
    titles: { fr: 'Politique de confidentialité' },
  },
  { id: 'terms-of-use', path: addresses.termsOfUse, title: 'Terms of use', titles: { fr: 'Conditions d’utilisation' } },
  { id: 'external-login', path: addresses.externalLogin, title: 'Logging in', titles: { fr: 'Connexion en cours' } },
] as const satisfies readonly ShellRouteEntry[];

export type ShellRouteId = (typeof shellRoutes)[number]['id'];

/**
 * What only a shell has that is built for a demonstration or for development: the mails of a demonstration, and the design
 * system on one page. Their addresses are the shell's on every site.
 */
export const devRoutes = {
  mail: { id: 'dev-mail', path: '/dev/mail', title: 'Outbox', titles: { fr: 'Boîte d’envoi' } },
  ui: { id: 'dev-ui', path: '/dev/ui', title: 'Design system', titles: { fr: 'Système de design' } },
} as const satisfies Record<string, ShellRouteEntry>;
