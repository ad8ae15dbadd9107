import { to } from '@stoa/shared/contract/site/addresses.ts';

const KEY = 'stoa.previous-route';
const passages = [to.login(), to.signup(), to.externalLogin({ '*': '' }).replace(/\/$/, '')];
const AUTH_SCREEN = new RegExp(`^(${passages.join('|')})([/?#]|$)`, 'i');

/** A path of this site: `/x`, but not `//x`, `/\x`, another scheme or a hidden line break. */
export function isSameSitePath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || /[\t\n\r]/.test(path)) return false;
  try {
    return new URL(path, window.location.origin).origin === window.location.origin;
  } catch {
    return false;
  }
}

/** Log-in, sign-up and links that log in, which one passes on the way to somewhere else. */
export const isAuthScreen = (path: string): boolean => AUTH_SCREEN.test(path);

/** Keeps where a person wanted to go until they have signed in. Kept per tab: another tab wanted something else. */
export function rememberRoute(path: string): void {
  if (isSameSitePath(path) && !isAuthScreen(path)) window.sessionStorage.setItem(KEY, path);
}

/** The remembered address, which is forgotten by asking. */
export function takePreviousRoute(): string | undefined {
  const path = window.sessionStorage.getItem(KEY);
  forgetPreviousRoute();
  return path !== null && isSameSitePath(path) ? path : undefined;
}

export function forgetPreviousRoute(): void {
  window.sessionStorage.removeItem(KEY);
}
