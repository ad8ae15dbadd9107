import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import type { UploadState } from '@stoa/shared/files/upload-state.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { KeptRecordings } from './kept-recordings.tsx';
import type { RecordingSender, Sending, SenderState } from './recording-sender.ts';
import type { KeptRecording } from './shelf.ts';

const recording: KeptRecording = {
  id: 'one',
  userId: 'ada',
  classId: 'dusk',
  title: 'Dusk',
  type: 'video/webm',
  startedAt: Date.UTC(2026, 10, 26, 18),
  seconds: 720,
  bytes: 90_000_000,
  parts: 3,
};

function aList(sending?: Sending, upload?: UploadState) {
  const store = createStore<SenderState>(() => ({
    kept: [recording],
    sendings: { ...(sending && { one: sending }) },
  }));
  const uploads = createUploadStore({
    getFile: () => Promise.reject(new Error('None.')),
    openCarrier: jest.fn() as never,
  });
  if (upload) uploads.setState({ uploads: new Map([['one', { name: 'Dusk.webm', state: upload }]]) });
  const sender = {
    store,
    refresh: async () => undefined,
    send: jest.fn(async (_recording: KeptRecording, _options?: { replaces?: boolean }) => undefined),
    film: async () => new File([], 'Dusk.webm'),
    remove: jest.fn(async (_recording: KeptRecording) => undefined),
    putOff: jest.fn(),
  } satisfies RecordingSender;
  const list = <KeptRecordings recordings={{ sender, uploads, recorderOf: jest.fn() as never }} />;
  return { list, sender, store };
}
const options = { url: '/', replies: {} };

test('a recording that was not sent says how long and large it is, and is thrown away only once that is asked', async () => {
  const { list, sender } = aList();
  const { user } = await renderIn('en', list, options);
  const shown = within(await screen.findByRole('list', { name: 'Recordings in this browser' }));
  expect(shown.getByText('A recording of 12 min was not sent yet')).toBeVisible();
  expect(shown.getByText(/90 MB · only in this browser$/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Delete' }));
  expect(sender.remove).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this recording?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(sender.remove).toHaveBeenCalledWith(recording);
  await user.click(shown.getByRole('button', { name: 'Make it a lesson' }));
  expect(sender.send).toHaveBeenCalledWith(recording);
});

test('where the class has a recording, the person says which one stays', async () => {
  const { list, sender } = aList({ kind: 'second' });
  const { user } = await renderIn('en', list, options);
  await user.click(await screen.findByRole('button', { name: 'Keep the first' }));
  expect(sender.putOff).toHaveBeenCalledWith(recording);
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  expect(sender.send).toHaveBeenCalledWith(recording, { replaces: true });
});

test('a host who may not edit the course is told to hand the film on', async () => {
  const { list } = aList({ kind: 'failed', error: new ApiError('No.', { code: 'forbidden', status: 403 }) });
  await renderIn('en', list, options);
  expect(await screen.findByText(/may not edit its course/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save it to this device' })).toBeVisible();
});

test('what was sent leads to its lesson', async () => {
  const { list, store } = aList({ kind: 'placing' });
  await renderIn('en', list, options);
  expect(await screen.findByText('Putting it into the course …')).toBeVisible();
  act(() => store.setState({ sendings: { one: { kind: 'done', lessonId: 'film', course: { slug: 'light' } } } }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Open the lesson' })).toHaveAttribute(
      'href',
      '/course/edit/light?section=curriculum&lesson=film',
    ),
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const sent = { sent: 10, total: 90 };
test.each<[string, Sending | undefined, UploadState | undefined]>([
  ['waits', undefined, undefined],
  ['is made ready', { kind: 'finishing', share: 0.4 }, undefined],
  ['is sent', { kind: 'uploading' }, { kind: 'sending', ...sent }],
  ['stands still', { kind: 'uploading' }, { kind: 'paused', ...sent }],
  ['waits for the line', { kind: 'uploading' }, { kind: 'waiting', ...sent }],
  ['could not be sent', { kind: 'uploading' }, { kind: 'failed', failure: 'line', ...sent }],
  ['was not taken', { kind: 'uploading' }, { kind: 'rejected', reason: null }],
  ['is a second one', { kind: 'second' }, undefined],
])('a recording that %s says so in French, too', async (_, sending, upload) => {
  const { list } = aList(sending, upload);
  const until = /(was not sent yet|n’a pas encore été envoyé)$/;
  expect(await untranslated(list, { ...options, until })).toEqual([]);
});
