import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_PREFIX, API_VERSION } from '@stoa/shared/contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 made from the contract, and a page to read it. Before the routes: it listens to them being added. */
export async function addOpenapi(app: FastifyInstance): Promise<void> {
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
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    uiConfig: { docExpansion: 'list', displayRequestDuration: true },
  });
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, () => app.swagger());
}
