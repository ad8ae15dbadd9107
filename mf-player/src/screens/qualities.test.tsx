import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { usePreferences } from '../features/lessons/media/media-preferences.ts';
import { aPlayer, aPlayerLesson, aVideoLesson } from '../testing/builders.ts';

const rungs = [
  { height: 720, bytes: 30_000_000, url: '/720.mp4' },
  { height: 360, bytes: 9_000_000, url: '/360.mp4' },
];

// jsdom has none; a film that plays asks each sign of life whether it came from a finger.
beforeAll(() => void Object.assign(globalThis, { PointerEvent: MouseEvent }));
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});
afterEach(() => {
  act(() => usePreferences.getState().prefer({ quality: 'auto' }));
  jest.useRealTimers();
});

const show = (given: Parameters<typeof aVideoLesson>[1] = { rungs }) =>
  renderScreen(<App />, {
    url: '/course/drawing-with-light?tab=transcript',
    session: {},
    replies: {
      getPlayer: aPlayer([aPlayerLesson({ kind: 'video' })]),
      getLesson: aVideoLesson(undefined, given),
    },
  });

/** jsdom plays nothing: the element that is in the page now, with its length known. */
async function onStage() {
  await screen.findByText('Look at the window.');
  const video = document.querySelector('video')!;
  Object.defineProperty(video, 'readyState', { value: 1, configurable: true });
  fireEvent(video, new Event('loadedmetadata'));
  return video;
}
const source = () => document.querySelector('video source')?.getAttribute('src');
async function openSettings(user: ReturnType<typeof show>['user']) {
  await user.click(screen.getByRole('button', { name: 'Player settings' }));
  return within(await screen.findByRole('region', { name: 'Player settings' }));
}

test('a film goes on in another quality at the same second and speed; the choice and the focus stay', async () => {
  const { user } = show();
  const film = await onStage();
  expect(source()).toBe('/v.mp4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5');
  act(() => {
    fireEvent.play(film);
    film.currentTime = 21;
    fireEvent.timeUpdate(film);
  });
  const panel = await openSettings(user);
  const choice = panel.getByRole('combobox', { name: 'Quality' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Auto (now 1080p)',
    '1080p (90 MB)',
    '720p (30 MB)',
    '360p (9 MB)',
    'Data saver (9 MB)',
  ]);
  await user.selectOptions(choice, '360p (9 MB)');
  expect(source()).toBe('/360.mp4');
  const copy = await onStage();
  expect(copy).not.toBe(film);
  expect([copy.currentTime, copy.playbackRate]).toEqual([21, 1.5]);
  expect(copy.play).toHaveBeenCalled();
  expect(choice).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('stoa.player.preferences') ?? '')).toMatchObject({ quality: 360 });
});

test('the film that is left does not stop the one that takes its place', async () => {
  const { user } = show();
  const film = await onStage();
  fireEvent.play(film);
  const panel = await openSettings(user);
  await user.selectOptions(panel.getByRole('combobox', { name: 'Quality' }), '720p (30 MB)');
  fireEvent.pause(film);
  expect(within(screen.getByRole('toolbar', { name: 'Player' })).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('who saves data begins with the smallest; a height that this film has not is the next smaller one', async () => {
  act(() => usePreferences.getState().prefer({ quality: 'saver' }));
  show();
  await onStage();
  expect(source()).toBe('/360.mp4');
  act(() => usePreferences.getState().prefer({ quality: 900 }));
  expect(source()).toBe('/720.mp4');
});

test('a film that stands still for want of data goes down by itself, once at each stall, and says so', async () => {
  show();
  const film = await onStage();
  jest.useFakeTimers();
  const stall = (video: HTMLVideoElement) => {
    Object.defineProperty(video, 'paused', { value: false, configurable: true });
    fireEvent(video, new Event('waiting'));
  };
  stall(film);
  act(() => jest.advanceTimersByTime(3_000));
  fireEvent(film, new Event('playing'));
  act(() => jest.advanceTimersByTime(3_000));
  expect(source()).toBe('/v.mp4');
  stall(film);
  act(() => jest.advanceTimersByTime(4_500));
  expect(source()).toBe('/720.mp4');
  expect(screen.getByText('The line is slow. The film goes on in 720p.')).toBeInTheDocument();
  jest.useRealTimers();
  stall(await onStage());
  await waitFor(() => expect(source()).toBe('/360.mp4'), { timeout: 6_000 });
}, 15_000);

test('what a person chose is not changed by a stall', async () => {
  act(() => usePreferences.getState().prefer({ quality: 1080 }));
  show();
  const film = await onStage();
  jest.useFakeTimers();
  Object.defineProperty(film, 'paused', { value: false });
  fireEvent(film, new Event('waiting'));
  act(() => jest.advanceTimersByTime(10_000));
  expect(source()).toBe('/v.mp4');
});

test('a copy that cannot be played here makes room for the next; only the film itself fails aloud', async () => {
  act(() => usePreferences.getState().prefer({ quality: 720 }));
  show({ rungs: rungs.slice(0, 1) });
  await onStage();
  expect(source()).toBe('/720.mp4');
  fireEvent.error(document.querySelector('video source')!);
  expect(source()).toBe('/v.mp4');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(document.querySelector('video source')!);
  expect(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
});

test('a film without copies offers no choice', async () => {
  const { user } = show({});
  await onStage();
  const panel = await openSettings(user);
  expect(panel.queryByRole('combobox', { name: 'Quality' })).toBeNull();
});

test('a film that is shown small begins with the copy that is tall enough', async () => {
  jest.spyOn(HTMLVideoElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  const { user } = show();
  await onStage();
  expect(source()).toBe('/720.mp4');
  const panel = await openSettings(user);
  expect(panel.getByRole('combobox', { name: 'Quality' })).toHaveDisplayValue('Auto (now 720p)');
  jest.restoreAllMocks();
});
