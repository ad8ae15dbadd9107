import type { IncomingHttpHeaders } from 'node:http';
import { type Locale, matchLocale, wantedLanguages } from '@stoa/shared/contract/site/locales.ts';

/** The language that the visitor's browser asks for. */
export const localeOf = (headers: IncomingHttpHeaders): Locale =>
  matchLocale(wantedLanguages(headers['accept-language']));
