import { expect, test } from '@jest/globals';
import { aStoredFile } from '../testing/builders.ts';
import { isFileNotSent, sendFile } from './send-file.ts';
import type { CarrierNews, FileToSend } from './start-upload.ts';

const photo: FileToSend = { file: new File(['me'], 'photo.webp'), type: 'image/webp', purpose: 'photo' };

/** Over a fake tus, which does this once it has begun. */
const send = (carry: (news: CarrierNews) => void, looks = [aStoredFile()]) =>
  sendFile(photo, {
    pollMs: 1,
    getFile: async () => (looks.length > 1 ? looks.shift()! : looks[0]!),
    openCarrier: async (_, news) => ({ start: () => carry(news), abort: async () => undefined }),
  });
const failureOf = (sending: Promise<unknown>) => sending.then(() => undefined).catch((error: unknown) => error);

test('a file that is sent is waited for until the server has looked inside', async () => {
  const looks = [aStoredFile({ state: 'uploading' }), aStoredFile({ name: 'photo.webp' })];
  expect((await send((news) => news.onSent('file-1'), looks)).name).toBe('photo.webp');
});

test.each([
  ['before the last byte', (news: CarrierNews) => news.onRefused(null)],
  ['after a look inside', (news: CarrierNews) => news.onSent('file-1')],
])('a file that is refused %s will not do', async (_, carry) => {
  const failure = await failureOf(send(carry, [aStoredFile({ state: 'rejected' })]));
  expect(isFileNotSent(failure)).toBe(true);
  expect(failure).toMatchObject({ isRefused: true });
});

test('a file whose line is lost for good may be sent again', async () => {
  const failure = await failureOf(send((news) => news.onFailed('line')));
  expect(failure).toMatchObject({ name: 'FileNotSent', isRefused: false });
});
