import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX, UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { z } from 'zod';
import type { Context, Routes } from '../kernel/context.ts';
import { registerEndpoints } from '../kernel/plugins/endpoints.ts';
import { notFound, unauthenticated } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { deliverFile, foreverPublic, whileSigned } from './deliver-file.ts';
import { findPublicFile } from './files.repository.ts';
import { getOwnFile } from './files.service.ts';
import { findFile } from './find-files.ts';
import { requireSigned } from './signed-links.ts';
import { makeUploads } from './uploads.ts';

export const fileRoutes: Routes = async (app, context) => {
  registerEndpoints(app, {
    getFile: ({ viewer, params }) => getOwnFile(context, viewer, params.id),
  });
  deliveryRoutes(app, context);
  await app.register(async (scope) => uploadRoutes(scope, context));
  app.addHook('onClose', () => context.files.checkers.close());
};

function deliveryRoutes(app: FastifyInstance, { db, files, nouns }: Context): void {
  const hide = { schema: { hide: true } };
  app.get(`${API_PREFIX}/files/public/:id`, hide, async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = z.uuid().safeParse(id).success ? await findPublicFile(db, nouns, id) : undefined;
    if (file === undefined) throw notFound();
    return deliverFile(files, file, { request, reply, cacheControl: foreverPublic });
  });
  app.get(`${API_PREFIX}/files/:id/:name`, hide, async (request, reply) => {
    const { id } = request.params as { id: string };
    requireSigned(files.secret, id, request.query);
    const file = await findFile(db, id);
    if (file?.state !== 'ready') throw notFound();
    const isDownload = 'download' in (request.query as object);
    return deliverFile(files, file, { request, reply, cacheControl: whileSigned, isDownload });
  });
}

/** The tus protocol: POST creates, HEAD asks how far, PATCH goes on, DELETE gives up. */
function uploadRoutes(app: FastifyInstance, context: Context): void {
  const uploads = makeUploads(context);
  app.removeAllContentTypeParsers();
  // tus reads the stream itself.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const hide = { schema: { hide: true } };
  const hand = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    await uploads.tus.handle(request.raw, reply.raw);
  };
  app.options(UPLOADS_PATH, hide, hand);
  app.post(UPLOADS_PATH, {
    ...hide,
    onRequest: async (request) => uploads.begin(request, requireViewer(request)),
    handler: hand,
  });
  app.route<{ Params: { id: string } }>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${UPLOADS_PATH}/:id`,
    ...hide,
    onRequest: async (request) => uploads.requireOwn(request, request.params.id, requireViewer(request)),
    handler: async (request, reply) => {
      await hand(request, reply);
      if (request.method === 'DELETE' && reply.raw.statusCode === 204) await uploads.forget(request.params.id);
    },
  });
}

function requireViewer({ viewer }: FastifyRequest): Viewer {
  if (viewer === undefined) throw unauthenticated();
  return viewer;
}
