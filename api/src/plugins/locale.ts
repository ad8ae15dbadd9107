import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Locale, matchLocale } from '@stoa/shared/contract/locales.ts';

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
    request.locale = matchLocale(wantedLanguages(request));
  });
}

/** `fr-CA,fr;q=0.8,en;q=0.5` → the tags, most wanted first. */
function wantedLanguages({ headers }: FastifyRequest): string[] {
  return (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = Number(parameters.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1);
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
