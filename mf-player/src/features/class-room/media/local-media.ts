import { createStore, type StoreApi } from 'zustand/vanilla';
import { chosenDevices } from './chosen-devices.ts';
import { deviceTrouble, type DeviceTrouble } from './device-trouble.ts';
import type { SentKind, Tracks } from './sent-kinds.ts';
import { siteDevices } from './site-devices.ts';

export interface LocalMediaState {
  /** What is switched on. */
  tracks: Tracks;
  /** Why the last try to switch something on failed. */
  troubles: Readonly<Partial<Record<SentKind, DeviceTrouble>>>;
  /** A device is being asked for. */
  asking: SentKind | undefined;
  isClosed: boolean;
}

/** The microphone, camera and screen of the person in front of the page. */
export interface LocalMedia {
  store: StoreApi<LocalMediaState>;
  switchOn(kind: SentKind): Promise<void>;
  switchOff(kind: SentKind): void;
  /** Another microphone or camera from now on, in this tab and the next. */
  choose(kind: 'microphone' | 'camera', deviceId: string): Promise<void>;
  /** Lets every device go. */
  close(): void;
}

/** 360 lines, 15 pictures a second: what a mesh of six can bear. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 15, max: 15 } };
const SOUND = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

export function createLocalMedia(devices: MediaDevices | undefined = siteDevices()): LocalMedia {
  const store = createStore<LocalMediaState>(() => ({ tracks: {}, troubles: {}, asking: undefined, isClosed: false }));
  function put(kind: SentKind, track: MediaStreamTrack | undefined): void {
    const { [kind]: former, ...others } = store.getState().tracks;
    former?.stop();
    store.setState({ tracks: track ? { ...others, [kind]: track } : others });
  }

  /** One after the other: browsers ask a person one question at a time. */
  let line = Promise.resolve();
  const switchOn = (kind: SentKind): Promise<void> => (line = line.then(() => askFor(kind)));

  async function askFor(kind: SentKind): Promise<void> {
    if (store.getState().isClosed) return;
    const { [kind]: _, ...troubles } = store.getState().troubles;
    store.setState({ asking: kind, troubles });
    try {
      if (devices === undefined) throw new DOMException('This page has no devices.', 'NotSupportedError');
      const track = await ask(devices, kind);
      // It may be closed by now.
      if (store.getState().isClosed) return track.stop();
      // Unplugged, or stopped by the browser's own bar.
      track.addEventListener('ended', () => store.getState().tracks[kind] === track && put(kind, undefined));
      put(kind, track);
    } catch (error) {
      const trouble = deviceTrouble(error);
      // Who closes the browser's choice of a screen has changed their mind.
      if (kind !== 'screen' || trouble !== 'denied') store.setState({ troubles: { ...troubles, [kind]: trouble } });
    } finally {
      store.setState({ asking: undefined });
    }
  }

  return {
    store,
    switchOn,
    switchOff: (kind) => void (store.getState().tracks[kind] && put(kind, undefined)),
    async choose(kind, deviceId) {
      chosenDevices.keep(kind, deviceId);
      if (store.getState().tracks[kind]) await switchOn(kind);
    },
    close() {
      for (const track of Object.values(store.getState().tracks)) track.stop();
      store.setState({ tracks: {}, isClosed: true });
    },
  };
}

async function ask(devices: MediaDevices, kind: SentKind): Promise<MediaStreamTrack> {
  const stream = await streamOf(devices, kind);
  const [track] = kind === 'microphone' ? stream.getAudioTracks() : stream.getVideoTracks();
  if (track === undefined) throw new DOMException('The device gave nothing.', 'NotFoundError');
  // Letters want sharpness, faces want movement.
  if (kind === 'screen') track.contentHint = 'detail';
  return track;
}

function streamOf(devices: MediaDevices, kind: SentKind): Promise<MediaStream> {
  if (kind === 'screen') return devices.getDisplayMedia({ video: { frameRate: { ideal: 10, max: 15 } }, audio: false });
  const deviceId = chosenDevices.of(kind);
  // `ideal`: a device that was unplugged since is no reason to have none.
  const chosen = deviceId === undefined ? {} : { deviceId: { ideal: deviceId } };
  return devices.getUserMedia(
    kind === 'microphone' ? { audio: { ...SOUND, ...chosen } } : { video: { ...PICTURE, ...chosen } },
  );
}
