import { LOCALE_COOKIE } from '@stoa/shared/contract/site/locales.ts';
import { LOGGED_IN_COOKIE as LOGGED_IN, TOKEN_COOKIE as TOKEN } from '@stoa/shared/contract/site/session-cookies.ts';
import Cookies from 'js-cookie';

const DAYS = 1;

const attributes = () => ({
  expires: DAYS,
  path: '/',
  sameSite: 'lax' as const,
  secure: window.location.protocol === 'https:',
});

/** The token, if the person counts as logged in: both cookies must be there. */
export function readToken(): string | undefined {
  return Cookies.get(LOGGED_IN) ? Cookies.get(TOKEN) || undefined : undefined;
}

export function writeCookies(token: string): void {
  Cookies.set(TOKEN, token, attributes());
  Cookies.set(LOGGED_IN, 'true', attributes());
}

export function clearCookies(): void {
  Cookies.remove(TOKEN, { path: '/' });
  Cookies.remove(LOGGED_IN, { path: '/' });
}

const YEAR_DAYS = 365;

export const readLocaleCookie = (): string | undefined => Cookies.get(LOCALE_COOKIE);
export const writeLocaleCookie = (locale: string): void =>
  void Cookies.set(LOCALE_COOKIE, locale, { ...attributes(), expires: YEAR_DAYS });
