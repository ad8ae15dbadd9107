import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { usePreferences } from '../features/lessons/media/media-preferences.ts';
import { usePlayingStore } from '../features/lessons/playing-store.ts';
import { aPlayer, aPlayerLesson, aTextLesson, aVideoLesson } from '../testing/builders.ts';

const url = '/course/drawing-with-light?tab=transcript';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

const recording: Lesson['content'] = {
  kind: 'audio',
  audio_url: '/a.mp3',
  audio_type: 'audio/mpeg',
  captions: [{ language: 'en', label: 'English', url: '/a.vtt' }],
  transcript: [
    { start_s: 0, end_s: 4, text: 'Listen to the room.' },
    { start_s: 40, end_s: 44, text: 'The room again.' },
  ],
  chapters: [
    { start_s: 0, title: 'Rooms' },
    { start_s: 30, title: 'Halls' },
  ],
  duration_s: 60,
  watch_threshold: 90,
};

/** jsdom plays nothing: an element that stands where it is put, paused until told. */
async function onStage() {
  const media = await waitFor(() => {
    const found = document.querySelector<HTMLMediaElement>('video, audio');
    expect(found).not.toBeNull();
    return found!;
  });
  Object.defineProperty(media, 'readyState', { value: 4 });
  fireEvent(media, new Event('loadedmetadata'));
  return media;
}

const showRecording = (lessons = [aPlayerLesson({ kind: 'audio' })]) =>
  renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlayer: aPlayer(lessons), getLesson: aTextLesson({ kind: 'audio', content: recording }) },
  });

test('a recording is skipped through, by button, by chapter and by the lines of its transcript', async () => {
  const { user } = showRecording();
  await screen.findByText('Listen to the room.');
  const audio = await onStage();
  await user.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
  expect(audio.currentTime).toBe(30);
  expect(screen.getByRole('slider', { name: 'Place' })).toHaveAttribute('aria-valuetext', '0:30 of 1:00: Halls');
  await user.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
  expect(audio.currentTime).toBe(15);
  await user.click(screen.getByText('Chapters'));
  await user.click(screen.getByRole('button', { name: /Halls/ }));
  expect(audio.currentTime).toBe(30);
  await user.click(screen.getByRole('button', { name: /The room again/ }));
  expect(audio.currentTime).toBe(40);
});

test('words are looked for in the transcript, one place after the other', async () => {
  const { user } = showRecording();
  await screen.findByText('Listen to the room.');
  await user.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'ROOM');
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next place' }));
  expect(screen.getByText('2 of 2')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), ' of glass');
  expect(screen.getByText('Not found')).toBeVisible();
});

test('keys move and change a film, say so, and leave fields alone', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlayer: aPlayer([aPlayerLesson({ kind: 'video' })]), getLesson: aVideoLesson() },
  });
  await screen.findByText('Look at the window.');
  const video = await onStage();
  await user.keyboard('5');
  expect(video.currentTime).toBe(30);
  await user.keyboard('l');
  expect(video.currentTime).toBe(40);
  await user.keyboard('c');
  expect(screen.getByText('Captions off')).toBeInTheDocument();
  await user.keyboard('c');
  expect(screen.getByText('Captions on')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search in the transcript' }), 'l');
  expect(video.currentTime).toBe(40);
  act(() => screen.getByRole('slider', { name: 'Place' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(video.currentTime).toBe(35);
});

test('the large button leaves the focus with the player; a key that is held down switches once', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlayer: aPlayer([aPlayerLesson({ kind: 'video' })]), getLesson: aVideoLesson() },
  });
  const bar = within(await screen.findByRole('toolbar', { name: 'Player' }));
  const [large] = screen.getAllByRole('button', { name: 'Play' });
  await user.click(large!);
  expect(bar.getByRole('button', { name: /^(Play|Pause)$/ })).toHaveFocus();
  const isMuted = usePreferences.getState().isMuted;
  fireEvent.keyDown(document.body, { key: 'm' });
  fireEvent.keyDown(document.body, { key: 'm', repeat: true });
  expect(usePreferences.getState().isMuted).toBe(!isMuted);
  act(() => usePreferences.getState().prefer({ isMuted }));
});

test('a question beside the film leads to its second', async () => {
  const lesson = aPlayerLesson({ kind: 'video' });
  renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlayer: aPlayer([lesson]), getLesson: aVideoLesson() },
  });
  await screen.findByText('Look at the window.');
  const video = await onStage();
  act(() => usePlayingStore.getState().goTo(anId(999), 20));
  expect(video.currentTime).not.toBe(20);
  act(() => usePlayingStore.getState().goTo(lesson.id, 17));
  expect(video.currentTime).toBe(17);
});

test('settings are closed again by their button, and the focus goes back', async () => {
  const { user } = showRecording();
  await screen.findByText('Listen to the room.');
  const opener = screen.getByRole('button', { name: 'Player settings' });
  await user.click(opener);
  const panel = await screen.findByRole('region', { name: 'Player settings' });
  await user.click(within(panel).getByRole('switch', { name: /next lesson/ }));
  expect(usePreferences.getState().goesOn).toBe(false);
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Player settings' })).toBeNull();
  await waitFor(() => expect(opener).toHaveFocus());
  act(() => usePreferences.getState().prefer({ goesOn: true }));
});

test('the sheet of keys switches letters off for who speaks to their computer', async () => {
  const { user } = showRecording();
  await screen.findByText('Listen to the room.');
  const audio = await onStage();
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).queryByText('Full screen')).toBeNull();
  await user.click(within(sheet).getByRole('switch', { name: /^Use these keys/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await user.keyboard('l');
  expect(audio.currentTime).toBe(0);
  act(() => usePreferences.getState().prefer({ hasKeys: true }));
  await user.keyboard('l');
  expect(audio.currentTime).toBe(10);
});

const heard = {
  completed: true,
  completed_at: '2026-03-02T09:00:00.000Z',
  position_s: 0,
  percentage: 100,
  watched: [],
};
const after = aPlayerLesson({ id: anId(72), title: 'What shade does', kind: 'text' });

test('a recording that ended leads on when asked, or stays', async () => {
  const { user } = showRecording([aPlayerLesson({ kind: 'audio', progress: heard }), after]);
  await screen.findByText('Listen to the room.');
  fireEvent(await onStage(), new Event('ended'));
  await user.click(within(screen.getByRole('region', { name: 'Up next' })).getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('region', { name: 'Up next' })).toBeNull();
  fireEvent(await onStage(), new Event('ended'));
  await user.click(screen.getByRole('button', { name: /Go on now/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What shade does' })).toBeVisible();
});

test('what is not complete does not lead on, but says what is missing', async () => {
  showRecording([aPlayerLesson({ kind: 'audio' }), after]);
  await screen.findByText('Listen to the room.');
  fireEvent(await onStage(), new Event('ended'));
  expect(await screen.findByText(/The recording has ended, but the lesson is not complete/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Up next' })).toBeNull();
});

test('in the wide view films have the page to themselves, from one to the next; a text has the frame again', async () => {
  const lessons = [
    aPlayerLesson({ id: anId(1), title: 'First', kind: 'video' }),
    aPlayerLesson({ id: anId(2), title: 'Second', kind: 'video' }),
    aPlayerLesson({ id: anId(3), title: 'Third', kind: 'text' }),
  ];
  const { user, isAside, unmount } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer(lessons),
      getLesson: ({ params }) =>
        params.id === anId(3) ? aTextLesson({ id: anId(3) }) : { ...aVideoLesson(), id: params.id! },
    },
  });
  const listed = within(await screen.findByRole('complementary'));
  await onStage();
  expect(isAside()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Wide view' }));
  expect(isAside()).toBe(true);
  await user.click(listed.getByRole('button', { name: /Second/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible());
  expect(isAside()).toBe(true);
  await user.click(listed.getByRole('button', { name: /Third/ }));
  expect(isAside()).toBe(false);
  await user.click(listed.getByRole('button', { name: /First/ }));
  expect(isAside()).toBe(true);
  unmount();
  expect(isAside()).toBe(false);
});
