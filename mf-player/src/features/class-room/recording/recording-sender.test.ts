import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import { aStoredFile, anId } from '@stoa/shared/testing/builders.ts';
import { createRecordingSender } from './recording-sender.ts';
import type { KeptRecording } from './shelf.ts';

const aRecording = (given: Partial<KeptRecording> = {}): KeptRecording => ({
  id: 'one',
  userId: 'ada',
  classId: anId(80),
  title: 'Dusk: a walk',
  type: 'video/webm',
  startedAt: Date.UTC(2026, 10, 26, 18),
  seconds: 720,
  bytes: 90,
  parts: 3,
  ...given,
});
const refused = (code: 'conflict' | 'course_in_review') => new ApiError('No.', { code, status: 409 });

interface Keeping {
  params: { id: string };
  body: { file_id: string; replaces?: boolean };
}

function aSender({ kept = [aRecording()], held = [] as string[], answers = [] as (Error | undefined)[] } = {}) {
  const shelf = {
    begin: async () => undefined,
    add: async () => undefined,
    update: jest.fn(async (_id: string, _change: object) => undefined),
    list: async () => kept,
    film: async () => new Blob(['recorded']),
    remove: jest.fn(async (_id: string) => undefined),
  };
  const sent: FileToSend[] = [];
  const uploads = createUploadStore({
    getFile: async (id) => aStoredFile({ id, state: 'ready' }),
    openCarrier: async (toSend, news) => ({
      start: () => {
        sent.push(toSend);
        news.onSent(anId(500));
      },
      abort: async () => undefined,
    }),
    pollMs: 1,
  });
  const keepRecording = jest.fn(async (_: Keeping) => {
    const answer = answers.shift();
    if (answer) throw answer;
    return { lesson_id: anId(600), course: { name: 'Drawing with light', slug: 'drawing-with-light' } };
  });
  const finish = jest.fn(async () => new File(['finished'], 'one.webm', { lastModified: 7 }));
  const forget = jest.fn(async () => undefined);
  const sender = createRecordingSender({
    of: { userId: 'ada', classId: anId(80) },
    openShelf: async () => shelf,
    held: async () => (id) => held.includes(id),
    finish,
    forget,
    uploads,
    keepRecording: keepRecording as never,
  });
  const sending = () => sender.store.getState().sendings['one'];
  return { sender, shelf, sent, keepRecording, finish, forget, sending };
}

test('a recording is finished, sent under a name that says what it is, and becomes a lesson', async () => {
  const { sender, shelf, sent, keepRecording, forget, sending } = aSender();
  await sender.send(aRecording());
  await waitFor(() => expect(sending()?.kind).toBe('done'));
  expect(sent[0]).toMatchObject({ purpose: 'video', type: 'video/webm' });
  expect([sent[0]!.file.name, sent[0]!.file.lastModified]).toEqual(['Dusk  a walk 2026-11-26.webm', 7]);
  const body = { file_id: anId(500), replaces: false };
  expect(keepRecording).toHaveBeenCalledWith({ params: { id: anId(80) }, body });
  expect(shelf.remove).toHaveBeenCalledWith('one');
  expect(forget).toHaveBeenCalledTimes(1);
});

test('what is made just now is not offered', async () => {
  const { sender } = aSender({ kept: [aRecording(), aRecording({ id: 'two' })], held: ['two'] });
  await sender.refresh();
  expect(sender.store.getState().kept.map(({ id }) => id)).toEqual(['one']);
});

test('where the class has another recording, it is asked first, and nothing is sent a second time', async () => {
  const { sender, shelf, sent, keepRecording, sending } = aSender({ answers: [refused('conflict')] });
  await sender.refresh();
  await sender.send(sender.store.getState().kept[0]!);
  await waitFor(() => expect(sending()?.kind).toBe('second'));
  expect(shelf.remove).not.toHaveBeenCalled();
  await sender.send(sender.store.getState().kept[0]!, { replaces: true });
  await waitFor(() => expect(sending()?.kind).toBe('done'));
  expect(sent).toHaveLength(1);
  expect(keepRecording.mock.calls.map(([{ body }]) => body.replaces)).toEqual([false, true]);
});

test('a course that is reviewed takes the film later: it stays in the browser, and is not sent again', async () => {
  const { sender, shelf, sent, sending } = aSender({ answers: [refused('course_in_review')] });
  await sender.refresh();
  await sender.send(sender.store.getState().kept[0]!);
  await waitFor(() => expect(sending()).toMatchObject({ kind: 'failed', error: { code: 'course_in_review' } }));
  expect(shelf.update).toHaveBeenCalledWith('one', { fileId: anId(500) });
  expect(shelf.remove).not.toHaveBeenCalled();
  await sender.send(sender.store.getState().kept[0]!);
  await waitFor(() => expect(sending()?.kind).toBe('done'));
  expect(sent).toHaveLength(1);
});

test('a film that cannot be finished says so, and is kept', async () => {
  const { sender, shelf, finish, sending } = aSender();
  finish.mockRejectedValueOnce(new Error('Damaged.'));
  await sender.send(aRecording());
  expect(sending()?.kind).toBe('failed');
  expect(shelf.remove).not.toHaveBeenCalled();
});
