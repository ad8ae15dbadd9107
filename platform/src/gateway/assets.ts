import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/**
 * Published files, at addresses that carry the version: they never change, so browsers keep them for a year. Public and
 * without secrets, so any origin may read them: a remote is tried out on another site that way.
 */
export async function assets(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await mkdir(join(folder, 'shell'), { recursive: true });
  const serve = (prefix: string, root: string) =>
    app.register(
      async (scope) => {
        scope.setNotFoundHandler((_request, reply) =>
          // Never HTML or JSON: a script element would run into the page's text, a manifest reader take it for an answer.
          reply
            .code(404)
            .header('cache-control', 'no-store')
            .header('x-content-type-options', 'nosniff')
            .type('text/plain; charset=utf-8')
            .send('There is no such file in the registry.\n'),
        );
        await scope.register(fastifyStatic, {
          root,
          prefix: '/',
          decorateReply: false,
          preCompressed: true,
          index: false,
          dotfiles: 'ignore',
          immutable: true,
          maxAge: '365d',
          logLevel: 'warn',
          setHeaders: (reply) => {
            reply.header('access-control-allow-origin', '*');
            reply.header('cross-origin-resource-policy', 'cross-origin');
            reply.header('x-content-type-options', 'nosniff');
          },
        });
      },
      { prefix },
    );
  await serve('/remotes', folder);
  await serve('/shell', join(folder, 'shell'));
}
