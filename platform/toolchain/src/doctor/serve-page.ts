import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { openLoopback, type LoopbackServer } from '../browser/loopback-server.ts';
import { SUBJECT_ELEMENT_ID, type Subject } from './facts.ts';
import { sampleFile } from '../build/sample-file.ts';
import { SAMPLE_FILE } from '@stoa/shared/testing/sample-of.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves the doctor's page at `/` with its own files, and the built remote at `/remote/`; on this machine only. */
export async function servePage(host: string, remote: string, descriptor: RemoteDescriptor): Promise<LoopbackServer> {
  const html = await pageHtml(host, descriptor);
  return openLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') return void reply(response, 200, 'text/html; charset=utf-8', html);
    if (pathname === SAMPLE_FILE) return void sendSample(response, request.headers['sec-fetch-dest']);
    // The site's own addresses: news that never come, reports that nobody reads.
    if (/^\/(favicon\.ico|api\/.*|platform\/.*)$/.test(pathname)) return void response.writeHead(204).end();
    const [, place = '', ...rest] = pathname.split('/');
    const folder = place === 'remote' ? remote : place === 'host' ? host : undefined;
    void sendFile(response, folder, rest.join('/'));
  });
}

/** Invented answers have one address for every file; what the browser wants it for, decides what it is. */
function sendSample(response: ServerResponse, wantedFor: string | string[] | undefined): void {
  const { status, type, body } = sampleFile(String(wantedFor));
  reply(response, status, type, body);
}

async function sendFile(response: ServerResponse, folder: string | undefined, path: string): Promise<void> {
  const inside = normalize(path);
  const bytes =
    folder && !inside.startsWith('..') ? await readFile(join(folder, inside)).catch(() => undefined) : undefined;
  if (!bytes) return reply(response, 404, 'text/plain', 'There is no such file.');
  reply(response, 200, types[extname(inside)] ?? 'application/octet-stream', bytes);
}

function reply(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function pageHtml(host: string, { name, version, entry, global }: RemoteDescriptor): Promise<string> {
  const { scripts, styles } = JSON.parse(await readFile(join(host, 'host.json'), 'utf8')) as Record<string, string[]>;
  const subject: Subject = { name, version, entry: `/remote/${entry}`, global };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Doctor</title>
${styles!.map((file) => `<link rel="stylesheet" href="/host/${file}">`).join('\n')}
<script type="application/json" id="${SUBJECT_ELEMENT_ID}">${JSON.stringify(subject).replaceAll('<', '\\u003c')}</script>
</head><body><div id="shell"></div><main id="remote"></main>
${scripts!.map((file) => `<script src="/host/${file}"></script>`).join('\n')}
</body></html>`;
}
