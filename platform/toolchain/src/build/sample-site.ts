import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { createSampleApi } from '@stoa/shared/testing/sample-api.ts';
import { SAMPLE_FILE } from '@stoa/shared/testing/sample-of.ts';
import { sampleFile } from './sample-file.ts';

/** Answers a site's calls with what the contract's schemas make up; all else goes on to the next. */
export function answerWithSamples(origin: string) {
  const api = createSampleApi(origin);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? '/';
    if (url === SAMPLE_FILE) return sendSample(response, String(request.headers['sec-fetch-dest']));
    if (!url.startsWith(`${API_PREFIX}/`) && !url.startsWith(`${PLATFORM_PREFIX}/`)) return next();
    void answer(api, new URL(url, origin), request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  };
}

async function answer(api: typeof fetch, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const reply = await api(url, {
    method,
    headers: { ...(headers.authorization && { authorization: headers.authorization }) },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  response.writeHead(reply.status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(await reply.text());
}

function sendSample(response: ServerResponse, wantedFor: string): void {
  const { status, type, body } = sampleFile(wantedFor);
  response.writeHead(status, { 'content-type': type }).end(body);
}
