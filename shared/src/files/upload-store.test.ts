import { expect, test } from '@jest/globals';
import type { StoredFile } from '../contract/files/files.ts';
import { aStoredFile } from '../testing/builders.ts';
import type { CarrierNews, FileToSend } from './start-upload.ts';
import { createUploadStore } from './upload-store.ts';

const light: FileToSend = { file: new File(['light'], 'light.mp4'), type: 'video/mp4', purpose: 'video' };
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

/** A store over a fake tus, which does what the test says. */
function aStore(verdicts: StoredFile[] = [aStoredFile()]) {
  const said: string[] = [];
  let news!: CarrierNews;
  const ready: StoredFile[] = [];
  const store = createUploadStore({
    pollMs: 1,
    getFile: async () => (verdicts.length > 1 ? verdicts.shift()! : verdicts[0]!),
    openCarrier: async (_, given) => {
      news = given;
      return {
        start: () => void said.push('start'),
        abort: async (forget) => void said.push(forget ? 'forget' : 'stop'),
      };
    },
  });
  const begin = async () => {
    store.getState().begin('video:1', light, (file) => ready.push(file));
    await settle();
    return news;
  };
  return { store, said, ready, begin, state: () => store.getState().uploads.get('video:1')?.state };
}

test('an upload tells its progress, waits for the verdict, and hands on the file', async () => {
  const { begin, state, ready, store } = aStore([aStoredFile({ state: 'uploading' }), aStoredFile()]);
  const news = await begin();
  news.onProgress(40, 100);
  expect(state()).toEqual({ kind: 'sending', sent: 40, total: 100 });
  expect(store.getState().isBusy()).toBe(true);
  news.onSent('file-1');
  expect(state()).toEqual({ kind: 'checking', fileId: 'file-1' });
  await settle();
  expect(state()?.kind).toBe('ready');
  expect(ready).toHaveLength(1);
  expect(store.getState().isBusy()).toBe(false);
});

test('a paused upload stands still until it is resumed', async () => {
  const { begin, state, said, store } = aStore();
  const news = await begin();
  news.onProgress(40, 100);
  store.getState().pause('video:1');
  await settle();
  news.onProgress(50, 100);
  expect(state()).toEqual({ kind: 'paused', sent: 40, total: 100 });
  store.getState().resume('video:1');
  await settle();
  expect(said).toEqual(['start', 'stop', 'start']);
  expect(state()?.kind).toBe('sending');
});

test('a lost line is waited for; one that stays lost can be tried again where it stopped', async () => {
  const { begin, state, said, store } = aStore();
  const news = await begin();
  news.onProgress(70, 100);
  news.onLineLost();
  expect(state()).toEqual({ kind: 'waiting', sent: 70, total: 100 });
  news.onProgress(71, 100);
  expect(state()?.kind).toBe('sending');
  news.onFailed('line');
  expect(state()).toMatchObject({ kind: 'failed', failure: 'line', sent: 71 });
  store.getState().resumeFailed();
  await settle();
  expect(state()).toEqual({ kind: 'sending', sent: 71, total: 100 });
  expect(said).toEqual(['start', 'start']);
});

test("the server's no names the rule, and is final", async () => {
  const { begin, state, ready } = aStore([aStoredFile({ state: 'rejected', reject_reason: 'This is not a video.' })]);
  const news = await begin();
  news.onSent('file-1');
  await settle();
  expect(state()).toEqual({ kind: 'rejected', reason: 'This is not a video.' });
  news.onProgress(1, 100);
  expect(state()?.kind).toBe('rejected');
  expect(ready).toEqual([]);
});

test('a cancelled upload is forgotten on both sides, and its late news too', async () => {
  const { begin, state, said, store } = aStore();
  const news = await begin();
  store.getState().cancel('video:1');
  await settle();
  news.onSent('file-1');
  expect(said).toEqual(['start', 'forget']);
  expect(state()).toBeUndefined();
});

test('a file that was sent before the page was closed is asked about, and never sent again', async () => {
  const { store, said, ready, state } = aStore([
    aStoredFile({ state: 'uploading' }),
    aStoredFile({ name: 'noon.mp4' }),
  ]);
  store.getState().follow('video:1', { id: 'file-1', name: 'noon.mp4' }, (file) => ready.push(file));
  expect(store.getState().uploads.get('video:1')?.name).toBe('noon.mp4');
  await settle();
  expect(state()?.kind).toBe('ready');
  expect(ready.map(({ name }) => name)).toEqual(['noon.mp4']);
  expect(said).toEqual([]);
});
