import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Configuration } from 'webpack';
import { openLoopback, runWebpack, type LoopbackServer } from '@stoa/workshop/testing/pages-of-others.ts';
import { root } from '../releases/gateway-process.ts';

export interface ForeignPage {
  html: string;
  /** Address of the site whose remotes it loads; calls of the API go on to it. */
  site: string;
  /** First part of an address → folder that is served there. */
  folders?: Record<string, string>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.map': 'application/json',
};

/**
 * A site of others, on an origin of its own: one page at every address, libraries as their makers published them below
 * `/npm/`, and calls of the API passed on to ours.
 */
export function openForeignSite({ html, site, folders = {} }: ForeignPage): Promise<LoopbackServer> {
  const places: Record<string, string> = { npm: join(root, 'node_modules'), ...folders };
  return openLoopback((request, response) => {
    const path = new URL(request.url!, 'http://host').pathname;
    const [, first = '', ...rest] = path.split('/');
    const folder = places[first];
    const answer = async () => {
      if (first === 'api') {
        const reply = await fetch(site + request.url!, { headers: { 'x-requested-with': 'XMLHttpRequest' } });
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
      } else if (folder) {
        const bytes = await readFile(join(folder, ...rest));
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
      } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    };
    answer().catch((error: unknown) => response.writeHead(404).end(String(error)));
  });
}

/** What the page's own code does not expect: errors that nobody caught, and what the console was told of them. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Builds the script of a host of somebody else: `host.js` in that folder. */
export async function buildHost(folder: string, script: string, more: Configuration): Promise<void> {
  await writeFile(join(folder, 'main.js'), script);
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: folder, filename: 'host.js' },
    ...more,
  });
}
