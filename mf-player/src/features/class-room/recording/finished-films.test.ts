import { expect, jest, test } from '@jest/globals';
import { finishFilm, openFolder } from './finished-films.ts';
import type { KeptRecording } from './shelf.ts';

const recording: KeptRecording = {
  id: 'one',
  userId: 'ada',
  classId: 'dusk',
  title: 'Dusk',
  type: 'video/webm',
  startedAt: 0,
  seconds: 60,
  bytes: 4,
  parts: 1,
};
const film = new Blob(['film']);
const finish = (given: Blob, folder?: object) =>
  finishFilm({ recording, film: given, onProgress: () => undefined }, folder as never);

test('a film that was finished before the page was loaded again is sent as it was, byte by byte', async () => {
  const finished = new File(['finished'], 'one.webm');
  const getFileHandle = jest.fn(async (_name: string) => ({ getFile: async () => finished }));
  expect(await finish(film, { getFileHandle })).toBe(finished);
  expect(getFileHandle).toHaveBeenCalledWith('one.webm');
});

test('where there is no room for a second copy the film is sent as it was recorded', async () => {
  const removed: string[] = [];
  const folder = {
    getFileHandle: async (_name: string, options?: { create: boolean }) => {
      if (!options?.create) throw new DOMException('None.', 'NotFoundError');
      return { createWritable: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) };
    },
    removeEntry: async (name: string) => void removed.push(name),
  };
  expect(await finish(film, folder)).toBe(film);
  expect(removed).toEqual(['one.webm']);
});

test('without a disk a large film is not taken into memory', async () => {
  const large = Object.assign(new Blob(['large']), {});
  Object.defineProperty(large, 'size', { value: 300 * 1024 ** 2 });
  expect(await finish(large)).toBe(large);
});

test('a browser that writes no files has no place for finished ones', async () => {
  expect(await openFolder({ getDirectory: async () => ({}) as never })).toBeUndefined();
});
