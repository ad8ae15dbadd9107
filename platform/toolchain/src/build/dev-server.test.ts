import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Compiler, Configuration } from 'webpack';
import { freePorts } from '@stoa/server/testing/free-ports.ts';
import { serveCompiled } from './dev-server.ts';

/** A build that lasts until it is let go, and what the server tells of. */
async function aSlowBuild() {
  const context = await mkdtemp(join(tmpdir(), 'stoa-dev-'));
  await writeFile(join(context, 'main.js'), '');
  const told: string[] = [];
  let finish: () => void;
  const held = new Promise<void>((resolve) => (finish = resolve));
  const hold = { apply: ({ hooks }: Compiler) => hooks.beforeCompile.tapPromise('hold', () => held) };
  const config: Configuration = {
    mode: 'none',
    context,
    entry: { main: './main.js' },
    plugins: [hold],
    infrastructureLogging: {
      level: 'error',
      console: { ...console, error: (...words: unknown[]) => void told.push(words.join(' ')) },
    },
    stats: 'none',
  };
  return { config, told, finish: () => finish() };
}

test('a page that goes away before it is answered is no error, and what is one is told of', async () => {
  const { config, told, finish } = await aSlowBuild();
  const [port] = await freePorts(1);
  const impatience = new AbortController();
  const abortAll = (_request: unknown, _response: unknown, next: () => void) => {
    impatience.abort();
    next();
  };
  const server = await serveCompiled(config, port!, {
    static: false,
    devMiddleware: { stats: 'none' },
    setupMiddlewares: (middlewares) => [{ name: 'impatience', middleware: abortAll }, ...middlewares],
  });
  try {
    const url = `http://localhost:${port}/main.js`;
    await expect(fetch(url, { signal: impatience.signal })).rejects.toThrow(/aborted/);
    finish();
    await server.ready;
    await (await fetch(url, { headers: { range: 'bytes' } })).text();
    expect(told).toEqual([expect.stringContaining("A malformed 'Range' header")]);
  } finally {
    await server.stop();
  }
});
