import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

/** Below the folder of the sandbox, at the same paths: so what the files import from one another is found. */
const scripts = [
  'hosted/browser/card-form.ts',
  'hosted/browser/workbench.ts',
  'hosted/hosted-text.ts',
  'hosted/messages/hosted.en.ts',
  'hosted/messages/hosted.fr.ts',
  'payments/card-check.ts',
];

/** What pages load: style, and scripts without their types. */
export const assetRoutes: FastifyPluginAsync = async (app) => {
  const fixed = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
  const serve = (path: string, type: string, text: string) =>
    app.get(`/${path}`, (_, reply) => reply.headers({ ...fixed, 'content-type': `${type}; charset=utf-8` }).send(text));

  serve('hosted/hosted.css', 'text/css', await read('hosted/hosted.css'));
  for (const path of scripts) serve(path, 'text/javascript', stripTypeScriptTypes(await read(path)));
};

const read = (path: string): Promise<string> => readFile(join(import.meta.dirname, '..', path), 'utf8');
