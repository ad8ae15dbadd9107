import { beforeEach, expect, jest, test } from '@jest/globals';
import { createLocalMedia } from './local-media.ts';
import { playSound, useBlockedSounds } from './blocked-sounds.ts';

class FakeTrack extends EventTarget {
  readonly kind: string;
  contentHint = '';
  stop = jest.fn();
  constructor(kind: string) {
    super();
    this.kind = kind;
  }
}
const streamOf = (track: FakeTrack) => ({
  getAudioTracks: () => (track.kind === 'audio' ? [track] : []),
  getVideoTracks: () => (track.kind === 'video' ? [track] : []),
});

type Wish = { audio?: { deviceId?: object } | false; video?: { deviceId?: object } };
function fakeDevices() {
  const given: FakeTrack[] = [];
  const give = async ({ audio }: Wish) => {
    given.push(new FakeTrack(audio ? 'audio' : 'video'));
    return streamOf(given.at(-1)!);
  };
  const getUserMedia = jest.fn(give);
  const getDisplayMedia = jest.fn(give);
  const devices = { getUserMedia, getDisplayMedia } as unknown as MediaDevices;
  return { devices, given, getUserMedia, getDisplayMedia };
}
const refused = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => localStorage.clear());

test('camera and microphone that are wanted at once are asked for one after the other', async () => {
  const { devices, getUserMedia } = fakeDevices();
  const media = createLocalMedia(devices);
  const both = [media.switchOn('microphone'), media.switchOn('camera')];
  await Promise.resolve();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  await Promise.all(both);
  expect(Object.keys(media.store.getState().tracks)).toEqual(['microphone', 'camera']);
  expect(media.store.getState().asking).toBeUndefined();
});

test('a device that is unplugged is off, and one that was replaced before changes nothing', async () => {
  const { devices, given } = fakeDevices();
  const media = createLocalMedia(devices);
  await media.switchOn('camera');
  await media.choose('camera', 'another');
  expect(given[0]!.stop).toHaveBeenCalled();
  given[0]!.dispatchEvent(new Event('ended'));
  expect(media.store.getState().tracks.camera).toBe(given[1]);
  given[1]!.dispatchEvent(new Event('ended'));
  expect(media.store.getState().tracks).toEqual({});
});

test('a device that was chosen is wished for in the next room, too', async () => {
  const first = createLocalMedia(fakeDevices().devices);
  await first.choose('microphone', 'headset');
  const { devices, getUserMedia } = fakeDevices();
  await createLocalMedia(devices).switchOn('microphone');
  expect(getUserMedia.mock.calls[0]![0]).toMatchObject({ audio: { deviceId: { ideal: 'headset' } } });
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'in_use'],
  ['NotSupportedError', 'unsupported'],
  ['TypeError', 'unknown'],
])('a device that fails by %s is %s, until it is tried again', async (name, trouble) => {
  const { devices, getUserMedia } = fakeDevices();
  const media = createLocalMedia(devices);
  getUserMedia.mockRejectedValueOnce(refused(name));
  await media.switchOn('camera');
  expect(media.store.getState()).toMatchObject({ tracks: {}, troubles: { camera: trouble } });
  await media.switchOn('camera');
  expect(media.store.getState().troubles).toEqual({});
});

test('who closes the choice of a screen is told of no trouble', async () => {
  const { devices, getDisplayMedia } = fakeDevices();
  const media = createLocalMedia(devices);
  getDisplayMedia.mockRejectedValueOnce(refused('NotAllowedError'));
  await media.switchOn('screen');
  expect(media.store.getState()).toMatchObject({ tracks: {}, troubles: {}, asking: undefined });
});

test('a page without devices says so rather than to break', async () => {
  const media = createLocalMedia();
  await media.switchOn('microphone');
  expect(media.store.getState().troubles.microphone).toBe('unsupported');
});

test('a device that is given after the page was left is let go at once', async () => {
  const { devices, given } = fakeDevices();
  const media = createLocalMedia(devices);
  const asked = media.switchOn('camera');
  await Promise.resolve();
  media.close();
  await asked;
  expect(given[0]!.stop).toHaveBeenCalled();
  expect(media.store.getState().tracks).toEqual({});
});

test('to switch off what is off changes nothing', () => {
  const media = createLocalMedia(fakeDevices().devices);
  const told = jest.fn();
  media.store.subscribe(told);
  media.switchOff('camera');
  expect(told).not.toHaveBeenCalled();
});

test('sound that the browser blocks waits for a press, unless it is gone by then', async () => {
  const blocked = { play: () => Promise.reject(refused('NotAllowedError')) } as HTMLMediaElement;
  const stop = playSound(blocked);
  const stopOther = playSound({ play: () => Promise.reject(refused('AbortError')) } as HTMLMediaElement);
  await Promise.resolve();
  await Promise.resolve();
  expect(useBlockedSounds.getState().elements).toEqual([blocked]);
  stop();
  stopOther();
  expect(useBlockedSounds.getState().elements).toEqual([]);
});
