import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { firstState, type RoomState } from '../session/room-state.ts';
import type { FilmOptions } from './film.ts';
import { createRoomRecorder } from './room-recorder.ts';
import type { KeptRecording } from './shelf.ts';

beforeEach(() => {
  Object.assign(globalThis, { MediaRecorder: { isTypeSupported: (type: string) => type.startsWith('video/webm') } });
  Object.assign(HTMLCanvasElement.prototype, { captureStream: () => undefined });
});

const GIB = 1024 ** 3;
/** Says only how large it is. */
const aPart = (size: number) => ({ size }) as Blob;

function aRecorder(given: Partial<Parameters<typeof createRoomRecorder>[0]> = {}) {
  const store = createStore<RoomState>(() => ({ ...firstState, phase: 'inside' }));
  const done: string[] = [];
  const kept: KeptRecording[] = [];
  let options: FilmOptions | undefined;
  const shelf = {
    begin: async () => void done.push('begin'),
    add: jest.fn(async (recording: KeptRecording) => void kept.push(recording)),
    update: async () => undefined,
    list: async () => [],
    film: async () => new Blob(),
    remove: async () => undefined,
  };
  const recorder = createRoomRecorder({
    session: { store, film: async (isOn) => void done.push(isOn ? 'told' : 'told that it ended') },
    media: { store: createStore(() => ({ tracks: {}, troubles: {}, asking: undefined, isClosed: false })) },
    of: { userId: 'ada', classId: 'dusk', title: 'Dusk' },
    openShelf: async () => shelf,
    startFilm: async (film) => {
      options = film;
      done.push('filming');
      return { stop: async () => void done.push('stopped') };
    },
    hasRoom: async () => true,
    hold: () => async () => done.push('released'),
    onKept: () => void done.push('kept'),
    ...given,
  });
  return { recorder, store, done, kept, shelf, film: () => options! };
}

test('everybody is told before the first picture, and each part is kept as it comes', async () => {
  const { recorder, done, kept, film } = aRecorder();
  await recorder.start();
  expect(done).toEqual(['begin', 'told', 'filming']);
  film().onPart(aPart(100));
  film().onPart(aPart(50));
  await waitFor(() => expect(recorder.store.getState().recording).toMatchObject({ bytes: 150, parts: 2 }));
  expect(kept.map(({ parts, type }) => [parts, type])).toEqual([
    [1, 'video/webm'],
    [2, 'video/webm'],
  ]);
  await recorder.stop();
  expect(done.slice(3)).toEqual(['stopped', 'released', 'told that it ended', 'kept']);
  expect(recorder.store.getState()).toEqual({ phase: 'off', recording: undefined, problem: undefined });
});

test('whoever leaves the room ends the recording, and keeps it', async () => {
  const { recorder, store, done } = aRecorder();
  await recorder.start();
  store.setState({ phase: 'left' });
  await waitFor(() => expect(done).toContain('kept'));
  expect(recorder.store.getState().phase).toBe('off');
});

test('where the others cannot be told nothing is filmed', async () => {
  const { recorder, done } = aRecorder();
  const untold = aRecorder({
    session: {
      store: createStore<RoomState>(() => firstState),
      film: async () => {
        throw new Error('No line.');
      },
    },
  });
  await untold.recorder.start();
  expect(untold.recorder.store.getState()).toMatchObject({ phase: 'off', problem: 'untold' });
  expect(untold.done).not.toContain('filming');
  // Of another recorder that is no business.
  await recorder.start();
  expect(done).toContain('filming');
});

test('a browser without room, or that keeps nothing, says so and films nothing', async () => {
  const full = aRecorder({ hasRoom: async () => false });
  await full.recorder.start();
  expect(full.recorder.store.getState().problem).toBe('no_room');
  const forgetful = aRecorder({ openShelf: () => Promise.reject(new Error('Private window.')) });
  await forgetful.recorder.start();
  expect(forgetful.recorder.store.getState().problem).toBe('not_kept');
  expect([...full.done, ...forgetful.done]).not.toContain('filming');
});

test('a recording ends by itself where the disk is full, and before it is more than the site takes', async () => {
  const { recorder, shelf, film } = aRecorder();
  await recorder.start();
  shelf.add.mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
  film().onPart(aPart(100));
  await waitFor(() => expect(recorder.store.getState()).toMatchObject({ phase: 'off', problem: 'no_room' }));
  await recorder.start();
  film().onPart(aPart(1.95 * GIB));
  await waitFor(() => expect(recorder.store.getState()).toMatchObject({ phase: 'off', problem: 'too_large' }));
});
