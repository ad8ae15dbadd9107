import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import type { AloneScreen } from '@stoa/shared/remote/alone-screens.ts';
import type { Configuration } from 'webpack-dev-server';
import { aloneConfig } from './alone-config.ts';
import { alonePage } from './alone-page.ts';
import { loadRemoteConfig } from './build-package.ts';
import type { RemoteConfig } from './define-remote.ts';
import { originOf, serveCompiled, type DevServer } from './dev-server.ts';
import { answerWithSamples } from './sample-site.ts';

interface AloneOptions {
  /** By default the one in remote.config.ts. */
  port?: number;
  /** Origin of a running site whose API answers; without one, samples do. */
  api?: string | undefined;
}

export interface AloneServer extends DevServer {
  origin: string;
}

/** Serves one remote in a plain frame, without a shell. @throws when the folder is no remote, or the port is taken */
export async function startAloneServer(dir: string, { port, api }: AloneOptions): Promise<AloneServer> {
  const config = await loadRemoteConfig(dir);
  if (!config) throw new Error(`${dir} has no remote.config.ts.`);
  const origin = originOf(port ?? config.port);
  const html = alonePage(basename(dir), screensOf(config, !api));
  const page = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
  };
  const server = await serveCompiled(aloneConfig(dir), port ?? config.port, {
    static: false,
    ...(api && { proxy: passOn(api) }),
    setupMiddlewares: (middlewares) => [
      ...(api ? [] : [{ name: 'samples', middleware: answerWithSamples(origin) }]),
      ...middlewares,
      { name: 'page', middleware: page },
    ],
  });
  return { ...server, origin };
}

/** The site takes calls from its own pages alone, so they say that they come from one. */
const passOn = (api: string): Configuration['proxy'] => [
  { context: [API_PREFIX, PLATFORM_PREFIX], target: api, changeOrigin: true, headers: { origin: api } },
];

/** Where the frame leads to. Samples fit any address; of a real site nobody knows what fits a parameter. */
const screensOf = ({ routes }: RemoteConfig, isSample: boolean): AloneScreen[] =>
  routes
    .filter(({ path }) => isSample || !path.includes(':'))
    .map(({ path, title }) => ({ path: path.replaceAll(/:\w+\??/g, 'sample-1').replace(/\*$/, ''), title }));
