import { beforeEach, expect, test } from '@jest/globals';
import type { CarrierNews, FileToSend } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { aStoredFile, anId } from '@stoa/shared/testing/builders.ts';
import { batchMemory } from './batch-memory.ts';
import { createBatch } from './batch-store.ts';

beforeEach(() => localStorage.clear());

const aFilm = (name: string): FileToSend => ({
  file: new File(['light'], name),
  type: 'video/mp4',
  purpose: 'video',
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

/** A page with a batch over a fake tus, which does what the test says. */
function aPage() {
  const news = new Map<string, CarrierNews>();
  const attached: string[] = [];
  const uploads = createUploadStore({
    pollMs: 1,
    getFile: async (id) => aStoredFile({ id }),
    openCarrier: async ({ file }, given) => ({
      start: () => void news.set(file.name, given),
      abort: async () => undefined,
    }),
  });
  const batch = createBatch({
    uploads,
    memory: batchMemory('nadia', 'light'),
    attach: (lessonId, fileId) => attached.push(`${lessonId} ${fileId}`),
  });
  const phases = () => batch.getState().items.map(({ name, phase }) => `${name} ${phase}`);
  const add = async (...names: string[]) => {
    for (const name of names) batch.getState().add(name, aFilm(name));
    await settle();
  };
  return { batch, uploads, news, attached, phases, add };
}

test('three files are sent at a time; the next begins when one of them is on the server', async () => {
  const { news, phases, add, attached } = aPage();
  await add('1', '2', '3', '4', '5');
  expect([...news.keys()]).toEqual(['1', '2', '3']);
  expect(phases()).toEqual(['1 begun', '2 begun', '3 begun', '4 waiting', '5 waiting']);
  news.get('2')!.onSent('file-2');
  await settle();
  expect([...news.keys()]).toEqual(['1', '2', '3', '4']);
  expect(attached).toEqual(['2 file-2']);
});

test('a paused file gives way to the next, and waits for its turn when it goes on', async () => {
  const { batch, uploads, news, phases, add } = aPage();
  await add('1', '2', '3', '4');
  uploads.getState().pause('video:1');
  await settle();
  expect([...news.keys()]).toEqual(['1', '2', '3', '4']);
  batch.getState().resume('video:1');
  expect(phases()[0]).toBe('1 waiting');
  uploads.getState().cancel('video:2');
  await settle();
  expect(phases()).toEqual(['1 begun', '3 begun', '4 begun']);
  expect(uploads.getState().uploads.get('video:1')?.state.kind).toBe('sending');
});

test('what the line has cut off keeps its place: the next would be cut off, too', async () => {
  const { news, phases, add } = aPage();
  await add('1', '2', '3', '4');
  for (const name of ['1', '2', '3']) news.get(name)!.onFailed('line');
  await settle();
  expect(phases()[3]).toBe('4 waiting');
});

test('after the page was closed the unfinished are told, and take the same file again', async () => {
  const before = aPage();
  await before.add('noon.mp4', 'dusk.mp4');
  before.news.get('dusk.mp4')!.onRefused('This is not a video.');
  const after = aPage();
  after.batch.getState().recall(new Set(['noon.mp4', 'dusk.mp4']));
  expect(after.phases()).toEqual(['noon.mp4 unfinished']);
  const { lessonOf } = after.batch.getState();
  expect(lessonOf(new File(['another'], 'noon.mp4'))).toBeUndefined();
  expect(lessonOf(aFilm('noon.mp4').file)).toBe('noon.mp4');
  await after.add('noon.mp4');
  expect(after.phases()).toEqual(['noon.mp4 begun']);
});

test('a file of which every byte had arrived needs no second giving', async () => {
  const before = aPage();
  await before.add('noon.mp4');
  const id = anId(7);
  before.news.get('noon.mp4')!.onSent(id);
  before.uploads.getState().leaveAll();
  const after = aPage();
  after.batch.getState().recall(new Set(['noon.mp4']));
  await settle();
  expect(after.attached).toEqual([`noon.mp4 ${id}`]);
  expect(batchMemory('nadia', 'light').read()).toEqual([]);
});

test('a lesson that is gone, or has its file, is not asked about', () => {
  const { batch, phases } = aPage();
  const memory = batchMemory('nadia', 'light');
  memory.note({ lessonId: 'gone', purpose: 'video', name: 'noon.mp4', bytes: 5 });
  batch.getState().recall(new Set());
  expect(phases()).toEqual([]);
  expect(memory.read()).toEqual([]);
});
