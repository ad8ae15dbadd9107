import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import {
  isLocale,
  LOCALE_COOKIE,
  matchLocale,
  wantedLanguages,
  type Locale,
} from '@stoa/shared/contract/site/locales.ts';

/** The language of a page: what was chosen in this browser, else what the browser asks for. */
export function localeOf({ headers }: FastifyRequest): Locale {
  const chosen = parseCookie(headers.cookie ?? '')[LOCALE_COOKIE];
  return isLocale(chosen) ? chosen : matchLocale(wantedLanguages(headers['accept-language']));
}
