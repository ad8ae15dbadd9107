import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX, API_VERSION } from '@stoa/shared/contract/kernel/routes.ts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Noun } from '../noun.ts';

/** The colonnade, in the colours of a dark bar. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="40" height="40" fill="#f3e6d0">
  <path d="M2 8 12 2l10 6v1H2zM3 20h18v2H3zM4 11h3v8H4zM10.5 11h3v8h-3zM17 11h3v8h-3z"/></svg>`;

/** OpenAPI 3.1 made from the contract, and a page to read it. Before the routes: it listens to them being added. */
export async function addOpenapi(app: FastifyInstance, nouns: readonly Noun[]): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Stoa API',
        version: API_VERSION,
        description:
          'Calls of the marketplace. Calls that change something need the header `X-Requested-With: XMLHttpRequest`. ' +
          'Every refusal carries `code` and `request_id`.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
      tags: nouns.filter(({ routes }) => routes).map(({ name, about }) => ({ name, description: about })),
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Stoa API' },
    logo: { type: 'image/svg+xml', content: Buffer.from(LOGO), href: '/', target: '_self' },
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    uiConfig: { docExpansion: 'list', displayRequestDuration: true },
  });
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, () => app.swagger());
}
