import { statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageOverride, remoteRoute, type PageOverride } from '@stoa/shared/platform-contract/release.ts';
import { loadRemoteConfig } from './build-package.ts';
import type { RemoteConfig } from './define-remote.ts';
import { originOf, startServer, type DevServer } from './dev-server.ts';
import { OVERRIDE_VERSION } from './override-build.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';
import { readWorkspace } from './workspace.ts';

/** A remote as a page takes it from a developer's machine. */
export type OverrideRemote = PageOverride['remote'];

export interface OverrideServer extends DevServer {
  /** `http://localhost:8102` */
  origin: string;
  /** The same as GET /remote.json answers now. */
  describe(): Promise<OverrideRemote>;
}

interface OverrideOptions {
  /** By default the one in remote.config.ts. */
  port?: number;
  /** Origin of the site that shows the remote; its pages alone may then read the code. By default every page may. */
  site?: string;
}

/**
 * Serves one remote, wherever its folder lies, for a site whose shell and other remotes are production builds: what it
 * borrows is as in production, and there is neither eval nor a style element, which a finished site's policy forbids.
 * After every update of its code the page hears `stoa:remote-updated` on `window`, with the remote's name in `detail`.
 * @throws when the folder is no remote, or the port is taken
 */
export async function startOverrideServer(dir: string, options: OverrideOptions = {}): Promise<OverrideServer> {
  const config = await loadRemoteConfig(dir);
  if (!config) throw new Error(`${dir} has no remote.config.ts.`);
  const { port = config.port, site } = options;
  const origin = originOf(port);
  const describe = async () => describeOverride(dir, await readConfigAnew(dir), origin);
  const headers = {
    'Access-Control-Allow-Origin': site ?? '*',
    // Browsers ask before a public page may speak to the person's own machine.
    'Access-Control-Allow-Private-Network': 'true',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const server = await startServer(dir, port, {
    mode: 'override',
    options: {
      static: false,
      headers,
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        // The overlay needs inline styles. What is wrong stands in the console, and where the server runs.
        overlay: false,
        logging: 'warn',
      },
      allowedHosts: site ? ['localhost', new URL(site).hostname] : 'all',
      setupMiddlewares: (middlewares) => [
        {
          name: 'remote.json',
          path: '/remote.json',
          middleware: (_request: unknown, response: ServerResponse) => {
            response.setHeaders(new Map(Object.entries(headers)));
            void describe().then(
              (remote) => answer(response, 200, remote),
              (error: unknown) => answer(response, 500, { error: String(error) }),
            );
          },
        },
        ...middlewares,
      ],
    },
  });
  return { ...server, origin, describe };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Nothing is preloaded or has an integrity: names and bytes may change at any time. */
export function describeOverride(dir: string, { routes }: RemoteConfig, origin: string): OverrideRemote {
  const workspace = { ...readWorkspace(dir), version: OVERRIDE_VERSION };
  return pageOverride.shape.remote.parse({
    name: workspace.name,
    version: workspace.version,
    entry: `${origin}/remoteEntry.js`,
    integrity: '',
    global: globalName(workspace),
    routes: routes.map((route) => ({ ...remoteRoute.parse(route), preload: [] })),
    preload: {},
    files: {},
  });
}

/** Routes change while one works on them: the address with the time of the change gets past the memory of `import`. */
async function readConfigAnew(dir: string): Promise<RemoteConfig> {
  const file = join(dir, 'remote.config.ts');
  const { mtimeMs } = statSync(file);
  const loaded = (await import(`${pathToFileURL(file).href}?changed=${mtimeMs}`)) as { default: RemoteConfig };
  return loaded.default;
}
