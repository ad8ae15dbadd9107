import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatLine, HostAction, RoomEvent } from '@stoa/shared/contract/learning/class-room.ts';
import { HEARTBEAT_S } from '@stoa/shared/contract/learning/class-words.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { sentKinds } from '../media/sent-kinds.ts';
import { isPassing } from './is-passing.ts';
import { createPeerLinks, type PeerLinks } from './peer-links.ts';
import { firstState, withLines, type RoomState } from './room-state.ts';
import { openRoomStream } from './room-stream.ts';

export interface RoomSession {
  store: StoreApi<RoomState>;
  enter(): Promise<void>;
  say(text: string): Promise<ChatLine>;
  /** What a host does. */
  run(action: HostAction): Promise<void>;
  raiseHand(isUp: boolean): void;
  /** Tells the room that this page films it, or no more. @throws where it could not be told */
  film(isOn: boolean): Promise<void>;
  leave(): void;
}

type Calls = Pick<Api, 'enterRoom' | 'keepSeat' | 'leaveRoom' | 'sendSignals' | 'sayInRoom' | 'runRoom'>;

/** Pauses between tries to come back, ms. */
const AGAIN_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** One person's time in a room: a seat, what is heard there, and the connections with the other pages. */
export function createRoomSession({
  api,
  classId,
  media,
}: {
  api: Calls;
  classId: string;
  media: LocalMedia;
}): RoomSession {
  const store = createStore<RoomState>(() => firstState);
  let links: PeerLinks | undefined;
  let closeStream: (() => void) | undefined;
  let beating: number | undefined;
  let beats = 0;
  let tries = 0;
  let isComingBack = false;
  let nextTry: number | undefined;
  let isOver = false;

  const sends = () => {
    const { microphone, camera, screen } = media.store.getState().tracks;
    return { microphone: microphone !== undefined, camera: camera !== undefined, screen: screen !== undefined };
  };

  async function enter(): Promise<void> {
    try {
      const { seat, events_url, ice_servers } = await api.enterRoom({ params: { id: classId }, body: sends() });
      if (isOver) return void api.leaveRoom({ params: { id: seat.id } }).catch(() => undefined);
      tries = 0;
      isComingBack = false;
      sit(seat.id, events_url, ice_servers);
      store.setState({ own: seat, phase: seat.is_waiting ? 'waiting' : 'inside', isLineLost: false });
      letDevicesGoInAudience();
      // A hand that was up stays up, and who filmed films on.
      const { isHandUp, isFilming } = store.getState();
      if (isHandUp || isFilming) void beat();
    } catch (error) {
      if (isPassing(error)) comeBack();
      else end({ refusal: error as Error });
    }
  }

  /** By itself, and once however many notice that the seat is gone. */
  function comeBack(): void {
    if (isOver || nextTry !== undefined) return;
    isComingBack = true;
    standUp();
    store.setState({ isLineLost: true });
    nextTry = window.setTimeout(tryNow, AGAIN_MS[Math.min(tries++, AGAIN_MS.length - 1)]);
  }

  function tryNow(): void {
    window.clearTimeout(nextTry);
    nextTry = undefined;
    void enter();
  }
  const onOnline = () => nextTry !== undefined && tryNow();

  function loseSeat(): void {
    if (!isComingBack) comeBack();
  }

  function sit(seatId: string, url: string, iceServers: RTCIceServer[]): void {
    links = createPeerLinks({
      ownId: seatId,
      iceServers,
      send: (signals) => api.sendSignals({ params: { id: seatId }, body: { signals } }),
      onChange: (change) => store.setState(change),
    });
    closeStream = openRoomStream({
      url,
      listeners: {
        roster: takeRoster,
        signal: ({ from, signal }) => links?.accept(from, signal),
        chat: takeLines,
        muted: () => {
          media.switchOff('microphone');
          store.setState((state) => ({ timesMuted: state.timesMuted + 1 }));
        },
        left: ({ why }) => end({ why }),
      },
      onLine: (isThere) => store.setState({ isLineLost: !isThere }),
      onEnd: loseSeat,
    });
    beating = window.setInterval(() => void beat(), HEARTBEAT_S * 1000);
  }

  function takeLines({ lines }: RoomEvent<'chat'>): void {
    store.setState(({ lines: known, oldLineId = lines.at(-1)?.id ?? 0 }) => ({
      lines: withLines(known, lines),
      oldLineId,
    }));
  }

  function takeRoster({ seats, rules }: RoomEvent<'roster'>): void {
    const own = seats.find(({ id }) => id === store.getState().own?.id);
    if (own === undefined) return;
    const wasOnStage = store.getState().own?.on_stage === true;
    // What a beat that is under way says of the hand is newer.
    const isHandUp = beats === 0 ? own.hand_at !== null : store.getState().isHandUp;
    store.setState({ seats, rules, own, isHandUp, phase: own.is_waiting ? 'waiting' : 'inside' });
    links?.follow(seats, media.store.getState().tracks);
    // The site took this page for one that sends nothing as long as it was not on stage.
    if (own.on_stage && !wasOnStage) void beat();
    letDevicesGoInAudience();
  }

  function letDevicesGo(): void {
    for (const kind of sentKinds) media.switchOff(kind);
  }

  /** Nobody there is seen or heard, and no camera is on for nobody. Who waits at the door may go on stage. */
  function letDevicesGoInAudience(): void {
    const { own } = store.getState();
    if (own && !own.is_waiting && !own.on_stage) letDevicesGo();
  }

  async function beat(): Promise<void> {
    const { own } = store.getState();
    if (own === undefined || isOver) return;
    beats++;
    try {
      await sayWhatIs(own.id);
    } catch (error) {
      // The next one makes up for a line that was down; a seat that is gone is taken anew.
      if (isApiError(error) && error.code === 'not_found' && store.getState().own?.id === own.id) loseSeat();
    } finally {
      beats--;
    }
  }

  async function sayWhatIs(id: string): Promise<void> {
    const { isHandUp, isFilming } = store.getState();
    await api.keepSeat({ params: { id }, body: { ...sends(), is_hand_up: isHandUp, is_filming: isFilming } });
  }

  function standUp(): void {
    window.clearInterval(beating);
    closeStream?.();
    links?.close();
    closeStream = links = undefined;
  }

  function end(how: Pick<Partial<RoomState>, 'why' | 'refusal'>): void {
    if (isOver) return;
    isOver = true;
    window.clearTimeout(nextTry);
    standUp();
    stopFollowing();
    letDevicesGo();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('online', onOnline);
    store.setState({ ...how, phase: 'left', seats: [], own: undefined });
  }

  function leave(): void {
    const { own } = store.getState();
    if (own && !isOver) void api.leaveRoom({ params: { id: own.id }, keepalive: true }).catch(() => undefined);
    end({ why: 'left' });
  }

  const stopFollowing = media.store.subscribe((now, before) => {
    if (now.tracks === before.tracks) return;
    // One that was asked for on stage may be given after it was left.
    letDevicesGoInAudience();
    links?.follow(store.getState().seats, media.store.getState().tracks);
    void beat();
  });
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', onOnline);

  const ownId = (): string => store.getState().own?.id ?? '';
  return {
    store,
    enter,
    async say(text) {
      const line = await api.sayInRoom({ params: { id: ownId() }, body: { text } });
      store.setState((state) => ({ lines: withLines(state.lines, [line]) }));
      return line;
    },
    async run(action) {
      await api.runRoom({ params: { id: ownId() }, body: action });
    },
    raiseHand(isHandUp) {
      store.setState({ isHandUp });
      void beat();
    },
    async film(isFilming) {
      store.setState({ isFilming });
      try {
        if (!isOver) await sayWhatIs(ownId());
      } catch (error) {
        if (isFilming) store.setState({ isFilming: false });
        throw error;
      }
    },
    leave,
  };
}
