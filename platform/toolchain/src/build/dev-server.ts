import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { remoteRoute, type RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import webpack, { type Configuration as WebpackConfig } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { loadRemoteConfig, loadWebpackConfig } from './build-package.ts';
import type { DevRelease } from '@stoa/server/gateway/dev-release.ts';
import type { BuildMode } from './lent-modules.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';
import { ignoreGonePages } from './ignore-gone-pages.ts';
import { readWorkspace, root } from './workspace.ts';

export const SHELL_PORT = 8100;
const HOOK = '/devtools-hook.js';
/** Below this path the shell's dev server serves the finished builds of remotes that have no dev server. */
const DIST = '/dist';

export const originOf = (port: number): string => `http://localhost:${port}`;
export type DevRemote = DevRelease['remotes'][number];

export interface DevServer {
  /** Resolves after the first compilation, successful or not. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Serves the shell, the devtools hook that must run before it, and finished builds. */
export const startShellServer = (built: readonly string[]): Promise<DevServer> =>
  startServer(join(root, 'shell'), SHELL_PORT, {
    mode: 'development',
    options: {
      static: built.map((name) => ({
        directory: join(root, name, 'dist'),
        publicPath: `${DIST}/${name}`,
        watch: false,
      })),
      setupMiddlewares: (middlewares) => [
        {
          name: 'devtools-hook',
          path: HOOK,
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.setHeader('content-type', 'text/javascript');
            response.setHeader('access-control-allow-origin', '*');
            response.end(readFileSync(new URL('devtools-hook.js', import.meta.url)));
          },
        },
        ...middlewares,
      ],
    },
  });

export const startRemoteServer = async (name: string): Promise<DevServer> =>
  startServer(join(root, name), await portOf(name), { mode: 'development', options: { static: false } });

interface ServerOptions {
  mode: BuildMode;
  /** Over those that all dev servers have. */
  options: Configuration;
}

/** Compiles and serves the package in this folder with hot reload. */
export const startServer = async (dir: string, port: number, { mode, options }: ServerOptions): Promise<DevServer> =>
  serveCompiled(await loadWebpackConfig(dir, mode), port, options);

/** Compiles by this configuration, again with every change, and serves it with hot reload. `options`: over the usual. */
export async function serveCompiled(config: WebpackConfig, port: number, options: Configuration): Promise<DevServer> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack takes no empty configuration.');
  ignoreGonePages(compiler);
  const ready = new Promise<void>((resolve) => compiler.hooks.done.tap('dev', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      // Of a page with several dev servers, none may decide to load it anew.
      liveReload: false,
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      allowedHosts: 'all',
      client: {
        // By default the client would call the page's own host, which is the gateway.
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      devMiddleware: { stats: 'errors-warnings' },
      setupExitSignals: false,
      ...options,
    },
    compiler,
  );
  await server.start();
  return { ready, stop: () => server.stop() };
}

export const devShell = (): NonNullable<DevRelease['shell']> => ({
  version: readWorkspace(join(root, 'shell')).version,
  scripts: [HOOK, '/shell.js'].map((path) => `${originOf(SHELL_PORT)}${path}`),
  styles: [],
});

/** A remote as its dev server offers it; nothing is preloaded, because names of chunks may change at any time. */
export async function devRemote(name: string): Promise<DevRemote> {
  const workspace = readWorkspace(join(root, name));
  const { port, routes } = await requireRemoteConfig(name);
  return {
    name,
    version: workspace.version,
    entry: `${originOf(port)}/remoteEntry.js`,
    global: globalName(workspace),
    routes: routes.map((route) => ({ ...remoteRoute.parse(route), preload: [] })),
    preload: { remote: { js: [], css: [] } },
  };
}

/** A remote as it was built last. */
export function builtRemote(name: string): DevRemote {
  const file = join(root, name, 'dist/remote.json');
  const { version, entry, global, routes, preload } = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescriptor;
  const url = (path: string) => `${originOf(SHELL_PORT)}${DIST}/${name}/${path}`;
  const groups = Object.entries(preload).map(([key, { js, css }]) => [key, { js: js.map(url), css: css.map(url) }]);
  return { name, version, entry: url(entry), global, routes, preload: Object.fromEntries(groups) };
}

export const portOf = async (name: string): Promise<number> => (await requireRemoteConfig(name)).port;

async function requireRemoteConfig(name: string) {
  const config = await loadRemoteConfig(join(root, name));
  if (!config) throw new Error(`${name} has no remote.config.ts.`);
  return config;
}
