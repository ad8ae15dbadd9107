import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Note } from '@stoa/shared/contract/learning/notes.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { usePreferences } from '../features/lessons/media/media-preferences.ts';
import { usePlayingStore } from '../features/lessons/playing-store.ts';
import { aNote, aPlayer, aPlayerLesson, aTextLesson, aVideoLesson } from '../testing/builders.ts';

const url = '/course/drawing-with-light?tab=notes';
const film = aPlayerLesson({ kind: 'video', duration_s: 60 });
const text = aPlayerLesson({ id: anId(72), title: 'Shadows', order: 2 });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

const listOf = (items: Note[]) => ({ items, page: 1, per_page: 50, total: items.length });
const saved = (given: Partial<Note> = {}) => aNote({ id: anId(701), ...given });

const show = (replies: Replies = {}, lessons = [film, text]) =>
  renderScreen(<App />, {
    url,
    session: { user: aUser() },
    replies: {
      getPlayer: aPlayer(lessons, { notes: 'write' }),
      getLesson: ({ params }) => (params.id === film.id ? aVideoLesson() : aTextLesson({ id: params.id })),
      listNotes: listOf([]),
      ...replies,
    },
  });

/** jsdom plays nothing: an element that stands where it is put. */
async function filmAt(second: number) {
  const video = await waitFor(() => {
    const found = document.querySelector('video');
    expect(found).not.toBeNull();
    return found!;
  });
  Object.defineProperty(video, 'readyState', { value: 4, configurable: true });
  fireEvent(video, new Event('loadedmetadata'));
  video.currentTime = second;
  fireEvent.timeUpdate(video);
  return video;
}

test('a note stands at the second at which the writing began', async () => {
  const { user, calls } = show({ createNote: saved() });
  const field = await screen.findByRole('textbox', { name: 'New note at 0:00' });
  await filmAt(12.7);
  await user.type(field, 'Soft');
  await filmAt(20);
  expect(screen.getByRole('textbox', { name: 'New note at 0:12' })).toBe(field);
  await user.type(field, ' light');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('The note is saved.')).toBeVisible();
  const { body } = calls.find(({ name }) => name === 'createNote')!;
  expect(body).toMatchObject({ lesson_id: film.id, text: 'Soft light', second: 12, page: null });
  expect(field).toHaveValue('');
});

test('a note can be moved to where the film is by now', async () => {
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: /^New note/ }), 'Soft');
  await filmAt(33);
  await user.click(screen.getByRole('button', { name: 'Move it to 0:33' }));
  expect(screen.getByRole('textbox', { name: 'New note at 0:33' })).toHaveValue('Soft');
});

test('the film pauses while one writes and goes on with the saved note, unless that is not wished', async () => {
  const { user } = show({ createNote: saved() });
  const field = await screen.findByRole('textbox', { name: /^New note/ });
  act(() => usePlayingStore.getState().report(1));
  await user.type(field, 'S');
  expect(usePlayingStore.getState().isPlaying).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await screen.findByText('The note is saved.');
  expect(usePlayingStore.getState().isPlaying).toBe(1);
  await user.click(screen.getByRole('switch', { name: 'Pause while I write' }));
  await user.type(field, 'S');
  expect(usePlayingStore.getState().isPlaying).toBe(1);
  act(() => usePreferences.getState().prefer({ pausesForNotes: true }));
});

test('what was typed survives a lost line and a reload, and is sent again as one note', async () => {
  const lost = show({
    createNote: () => {
      throw noLine();
    },
  });
  await lost.user.type(await screen.findByRole('textbox', { name: /^New note/ }), 'Soft');
  await lost.user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The note was not saved: .*Your text is kept in this browser\./,
  );
  expect(screen.getByRole('textbox', { name: /^New note/ })).toHaveValue('Soft');
  lost.unmount();

  const back = show({ createNote: saved() });
  expect(await screen.findByText(/This note is not saved yet/)).toBeVisible();
  await back.user.click(screen.getByRole('button', { name: 'Save the note' }));
  await screen.findByText('The note is saved.');
  const [first, again] = [lost, back].map(
    ({ calls }) => calls.find(({ name }) => name === 'createNote')!.body as { id: string; text: string },
  );
  expect(again).toEqual(first);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('stoa.note.'))).toEqual([]);
});

test('what was added after a lost answer changes the note that had arrived, and makes no second one', async () => {
  let isFirst = true;
  const { user, calls } = show({
    createNote: ({ body }) => {
      if (isFirst) {
        isFirst = false;
        throw noLine();
      }
      const field = { target: `note:${body.id}`, field: 'text', yours: body.text, theirs: 'Soft' };
      throw refusal('edit_conflict', {
        conflict: { version: 1, fields: [{ ...field, changed_at: '2026-03-02T09:00:00.000Z' }] },
      });
    },
    updateNote: saved(),
  });
  const field = await screen.findByRole('textbox', { name: /^New note/ });
  await user.type(field, 'Soft');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await screen.findByRole('alert');
  await user.type(field, ' light');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The note is saved.');
  expect(calls.find(({ name }) => name === 'updateNote')?.body).toEqual({ text: 'Soft light', on: 1 });
});

test('an empty note is not sent, and says what is missing', async () => {
  const { user, calls } = show();
  await user.click(await screen.findByRole('button', { name: 'Save the note' }));
  expect(screen.getByText('Write the note, or leave it out for a bookmark.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'createNote')).toBe(false);
});

test('the key b sets a bookmark at this second, says so, and takes it back', async () => {
  const { user, calls, toasts } = show({ createNote: saved({ text: null }), removeNote: { ok: true } });
  await screen.findByRole('textbox', { name: /^New note/ });
  await filmAt(31.5);
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('b');
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('A bookmark is set at 0:31.'));
  const { id, ...body } = calls.find(({ name }) => name === 'createNote')!.body as { id: string };
  expect(body).toEqual({ lesson_id: film.id, text: null, second: 31, page: null });
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() => expect(calls.find(({ name }) => name === 'removeNote')?.params).toEqual({ id }));
  await user.keyboard('?');
  expect(await screen.findByText('Set a bookmark here')).toBeInTheDocument();
});

test('the time of a note leads there, also in another lesson', async () => {
  const { user, url: address } = show(
    {
      listNotes: listOf([
        aNote({ second: 9, text: 'Near' }),
        aNote({ id: anId(702), lesson_id: anId(73), lesson_title: 'Colours', second: 41, text: 'Far' }),
      ]),
      getLesson: ({ params }) => ({ ...aVideoLesson(), id: params.id }),
    },
    [film, aPlayerLesson({ id: anId(73), title: 'Colours', order: 2, kind: 'video', duration_s: 60 })],
  );
  await screen.findByText('Near');
  const video = await filmAt(0);
  await user.click(screen.getByRole('button', { name: 'Go to 0:09 in “What light does”' }));
  expect(video.currentTime).toBe(9);
  await user.click(screen.getByRole('button', { name: 'Go to 0:41 in “Colours”' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Colours' })).toBeVisible();
  expect(address()).toBe(`${url}&lesson=${anId(73)}`);
  await waitFor(() => expect(document.querySelector('video')?.currentTime).toBe(41));
});

test('of two windows the later one sees the other text before it decides', async () => {
  let version = 1;
  const { user, calls } = show({
    listNotes: listOf([aNote({ second: 9, text: 'Near' })]),
    updateNote: ({ body }) => {
      if (body.on === version) return saved();
      const field = { target: `note:${anId(700)}`, field: 'text', yours: body.text, theirs: 'From elsewhere' };
      throw refusal('edit_conflict', {
        conflict: { version, fields: [{ ...field, changed_at: '2026-03-02T09:00:00.000Z' }] },
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit the note: Near' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), ' the window');
  version = 3;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('From elsewhere')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Near the window');
  await user.click(screen.getByRole('button', { name: 'Save my text' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
  expect(calls.findLast(({ name }) => name === 'updateNote')?.body).toEqual({ text: 'Near the window', on: 3 });
});

test('a change that is not saved is there again after a reload', async () => {
  const replies = { listNotes: listOf([aNote({ text: 'Near' })]) };
  const { user, unmount } = show(replies);
  await user.click(await screen.findByRole('button', { name: 'Edit the note: Near' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'er');
  unmount();
  show(replies);
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Nearer');
  expect(screen.getByText(/This change is not saved yet/)).toBeVisible();
});

test('a note that was removed is put back by the message that says so', async () => {
  const { user, calls, toasts } = show({
    listNotes: listOf([aNote({ text: 'Near' })]),
    removeNote: { ok: true },
    restoreNote: aNote({ text: 'Near' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the note: Near' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The note is removed.'));
  expect(screen.getByRole('heading', { name: 'Your notes' })).toHaveFocus();
  act(() => toasts.at(-1)?.action?.run());
  await waitFor(() => expect(calls.find(({ name }) => name === 'restoreNote')?.params).toEqual({ id: anId(700) }));
});

test('notes of the whole course stand under their lessons, and are searched', async () => {
  const { user, calls } = show({
    listNotes: ({ query }) =>
      listOf(
        query.q
          ? []
          : [aNote({ second: 9, text: 'Near' }), aNote({ id: anId(702), lesson_id: text.id, lesson_title: 'Shadows' })],
      ),
  });
  await user.click(await screen.findByRole('radio', { name: 'The whole course' }));
  const group = await screen.findByRole('region', { name: 'Shadows' });
  expect(within(group).getByRole('button', { name: 'Open “Shadows”' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search in your notes' }), 'glass');
  expect(await screen.findByText('No note has these words.')).toBeVisible();
  expect(calls.findLast(({ name }) => name === 'listNotes')?.query).toMatchObject({ q: 'glass' });
});

test('notes that could not be loaded say so, and what can be written meanwhile stays', async () => {
  show({
    listNotes: () => {
      throw refusal('unavailable');
    },
  });
  expect(await screen.findByText('Your notes could not be loaded')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^New note/ })).toBeEnabled();
});

test('one whose enrolment has ended reads on, and is told how to write again', async () => {
  show({
    getPlayer: aPlayer([{ ...film, locked: true }], { enrollment: null, ended: 'expired', notes: 'read' }),
    listNotes: listOf([aNote({ second: 9, text: 'Near' })]),
  });
  expect(await screen.findByText('Near')).toBeVisible();
  expect(screen.getByText(/With a new enrolment you can add notes again/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
});

test('the notes of a course are downloaded as one file', async () => {
  URL.createObjectURL = () => 'blob:notes';
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const { user } = show({ exportNotes: { name: 'drawing-with-light-notes.md', markdown: '# Notes' } });
  await user.click(await screen.findByRole('button', { name: 'Download notes' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'drawing-with-light-notes.md', href: 'blob:notes' });
  clicked.mockRestore();
});
