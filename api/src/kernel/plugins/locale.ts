import type { FastifyInstance } from 'fastify';
import { type Locale, matchLocale, wantedLanguages } from '@stoa/shared/contract/site/locales.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the page that asks. */
    locale: Locale;
  }
}

/** Pages send their language as `Accept-Language`; other callers what they like. */
export function addLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', 'en');
  app.addHook('onRequest', async (request) => {
    request.locale = matchLocale(wantedLanguages(request.headers['accept-language']));
  });
}
