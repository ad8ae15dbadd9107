import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { FilePurpose } from '../contract/files/files.ts';
import { openTus } from './open-tus.ts';
import type { CarrierNews } from './start-upload.ts';

type Reply = [status: number, headers?: Record<string, string>, body?: unknown];
const created: Reply = [201, { location: '/uploads/file-1', 'upload-offset': '0' }];
const stored: Reply = [204, { 'upload-offset': '5' }];

/** The server, as a list of what it answers. */
let replies: Reply[] = [];
let asked: string[] = [];

/** As much of a request as tus asks of one. */
class FakeRequest {
  status = 0;
  responseText = '';
  upload = {};
  onload: () => void = () => undefined;
  #method = '';
  #sent: string[] = [];
  #headers: Record<string, string> = {};
  open(method: string) {
    this.#method = method;
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'authorization') this.#sent.push(value);
  }
  send() {
    asked.push([this.#method, ...this.#sent].join(' '));
    const [status, headers = {}, body] = replies.shift() ?? [500];
    Object.assign(this, { status, responseText: JSON.stringify(body ?? {}) });
    this.#headers = headers;
    queueMicrotask(() => this.onload());
  }
  getResponseHeader = (name: string) => this.#headers[name.toLowerCase()] ?? null;
  abort() {}
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as never;
  replies = [];
  asked = [];
  localStorage.clear();
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

/** Sends five bytes. */
async function send(purpose: FilePurpose, answers: Reply[]) {
  replies = answers;
  const news = {
    onProgress: jest.fn(),
    onLineLost: jest.fn(),
    onSent: jest.fn(),
    onRefused: jest.fn(),
    onFailed: jest.fn(),
  } satisfies CarrierNews;
  const file = new File(['light'], 'light.mp4', { type: 'video/mp4', lastModified: 1 });
  const carrier = await openTus(() => ({ authorization: 'me' }))({ file, type: 'video/mp4', purpose }, news);
  carrier.start();
  return { news, carrier };
}

test('a file goes to the server under the token of the moment, and its id comes back', async () => {
  const { news } = await send('video', [created, stored]);
  await waitFor(() => expect(news.onSent).toHaveBeenCalledWith('file-1'));
  expect(asked).toEqual(['POST me', 'PATCH me']);
});

test.each([429, 423, 503])('a server that answers %i is asked again; the file is not to blame', async (status) => {
  const { news } = await send('id_document', [[status], created, stored]);
  await waitFor(() => expect(news.onSent).toHaveBeenCalledWith('file-1'));
  expect(news.onLineLost).toHaveBeenCalledTimes(1);
  expect(news.onRefused).not.toHaveBeenCalled();
});

const broken = { code: 'invalid', message: 'No.', errors: { type: ['This file type is not accepted.'] } };

test.each<[string, Reply, unknown]>([
  ['the size', [413], 'The file is too large.'],
  ['the rule', [422, {}, broken], 'This file type is not accepted.'],
  ['the right', [403, {}, { code: 'forbidden', message: 'No.' }], expect.objectContaining({ code: 'forbidden' })],
])('a refusal is final and tells %s', async (_, reply, reason) => {
  const { news } = await send('video', [reply]);
  await waitFor(() => expect(news.onRefused).toHaveBeenCalledWith(reason));
  expect(asked).toEqual(['POST me']);
});

test('an upload that was broken off goes on from where it stopped, though the page was closed', async () => {
  const first = await send('video', [created, [403]]);
  await waitFor(() => expect(first.news.onRefused).toHaveBeenCalled());
  const again = await send('video', [[200, { 'upload-offset': '3', 'upload-length': '5' }], stored]);
  await waitFor(() => expect(again.news.onSent).toHaveBeenCalledWith('file-1'));
  expect(asked.slice(2)).toEqual(['HEAD me', 'PATCH me']);
  expect(localStorage).toHaveLength(0);
});

test.each<FilePurpose>(['photo', 'id_document'])('nothing of a %s stays in the browser', async (purpose) => {
  const { news } = await send(purpose, [created, [403]]);
  await waitFor(() => expect(news.onRefused).toHaveBeenCalled());
  expect(localStorage).toHaveLength(0);
});
