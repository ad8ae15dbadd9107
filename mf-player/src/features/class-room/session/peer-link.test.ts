import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LinkSignal } from './link-signal.ts';
import { createPeerLink } from './peer-link.ts';

/** What a page's end of a connection does in a test: who is asked what, in order. */
class FakeConnection {
  static made: FakeConnection[] = [];
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: { type: string; toJSON(): object } | null = null;
  remoteDescription: object | null = null;
  onnegotiationneeded?: () => Promise<void>;
  onicecandidate?: (event: object) => void;
  ontrack?: (event: object) => void;
  onconnectionstatechange?: () => void;
  added: unknown[] = [];
  isClosed = false;
  restarts = 0;
  senders: { mid: string; sender: { replaceTrack: ReturnType<typeof jest.fn>; getParameters(): object } }[] = [];

  constructor() {
    FakeConnection.made.push(this);
  }
  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    this.localDescription = { type, toJSON: () => ({ type, sdp: `${type} of ${FakeConnection.made.indexOf(this)}` }) };
  }
  async setRemoteDescription(description: { type: string }) {
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  }
  async addIceCandidate(candidate: object) {
    if (this.remoteDescription === null) throw new Error('too early');
    this.added.push(candidate);
  }
  addTransceiver() {
    const transceiver = {
      mid: String(this.senders.length),
      sender: {
        replaceTrack: jest.fn(),
        getParameters: () => ({ encodings: [] }),
        setParameters: async () => undefined,
      },
    };
    this.senders.push(transceiver);
    void Promise.resolve().then(() => this.onnegotiationneeded?.());
    return transceiver;
  }
  restartIce() {
    this.restarts++;
  }
  close() {
    this.isClosed = true;
  }
  become(state: string) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

beforeEach(() => {
  FakeConnection.made = [];
  Object.assign(globalThis, { RTCPeerConnection: FakeConnection });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const track = { kind: 'video' } as MediaStreamTrack;

function aLink({ isPolite = true } = {}) {
  const said: LinkSignal[] = [];
  const states: boolean[] = [];
  const tracks: [string, unknown][] = [];
  let ids = 0;
  const link = createPeerLink({
    iceServers: [],
    isPolite,
    newId: () => `link-${ids++}`,
    send: (signal) => said.push(signal),
    onTrack: (kind, one) => tracks.push([kind, one]),
    onState: (isConnected) => states.push(isConnected),
  });
  return { link, said, states, tracks, connection: () => FakeConnection.made.at(-1)! };
}
const settled = () => jest.advanceTimersByTimeAsync(0);
const offer = (given: Partial<LinkSignal> = {}): LinkSignal => ({
  link: 'theirs',
  description: { type: 'offer', sdp: 'offer of theirs' },
  kinds: { 0: 'camera' },
  ...given,
});

test('what is sent is offered with what it is, and goes silent and on again without another offer', async () => {
  const { link, said, connection } = aLink();
  link.sendTracks({ camera: track });
  await settled();
  expect(said).toEqual([{ link: 'link-0', description: { type: 'offer', sdp: 'offer of 0' }, kinds: { 0: 'camera' } }]);
  link.sendTracks({});
  link.sendTracks({ camera: track });
  await settled();
  expect(said).toHaveLength(1);
  expect(connection().senders[0]!.sender.replaceTrack.mock.calls).toEqual([[null], [track]]);
});

test('an offer is answered to the connection that made it, and its tracks are called what they are', async () => {
  const { link, said, tracks, connection } = aLink();
  await link.accept(offer());
  expect(said).toEqual([
    { link: 'link-0', to_link: 'theirs', description: { type: 'answer', sdp: 'answer of 0' }, kinds: {} },
  ]);
  connection().ontrack!({ track, transceiver: { mid: '0' } });
  connection().ontrack!({ track, transceiver: { mid: '7' } });
  expect(tracks).toEqual([['camera', track]]);
});

test.each([
  [true, 'answer'],
  [false, 'offer'],
])('where both offer at once, the polite one (%s) gives way', async (isPolite, lastSaid) => {
  const { link, said } = aLink({ isPolite });
  link.sendTracks({ camera: track });
  await settled();
  await link.accept(offer());
  expect(said.at(-1)?.description?.type).toBe(lastSaid);
  expect(said).toHaveLength(isPolite ? 2 : 1);
});

test('candidates that come before the description wait for it; own ones go together', async () => {
  const { link, said, connection } = aLink();
  await link.accept({ link: 'theirs', candidates: [{ candidate: 'a' }] });
  expect(connection().added).toEqual([]);
  await link.accept(offer());
  expect(connection().added).toEqual([{ candidate: 'a' }]);
  for (const candidate of ['b', 'c']) connection().onicecandidate!({ candidate: { toJSON: () => ({ candidate }) } });
  connection().onicecandidate!({ candidate: null });
  await jest.advanceTimersByTimeAsync(100);
  expect(said.at(-1)).toMatchObject({ candidates: [{ candidate: 'b' }, { candidate: 'c' }] });
});

test('a connection that failed looks for another way, and is begun anew when it finds none', async () => {
  const { link, said, states, connection } = aLink();
  link.sendTracks({ camera: track });
  await settled();
  const first = connection();
  first.become('connected');
  first.become('failed');
  expect(first.restarts).toBe(1);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(first.isClosed).toBe(true);
  expect(connection()).not.toBe(first);
  expect(said.at(-1)).toMatchObject({ link: 'link-1', description: { type: 'offer' } });
  expect(states).toEqual([true, false, false]);
  // What was meant for the connection before concerns nobody.
  await link.accept({ link: 'theirs', to_link: 'link-0', description: { type: 'answer', sdp: '' } });
  expect(connection().remoteDescription).toBeNull();
});

test('where the other end begins anew, this one does as well', async () => {
  const { link, connection } = aLink();
  await link.accept(offer());
  const first = connection();
  await link.accept(offer({ link: 'theirs anew' }));
  expect(first.isClosed).toBe(true);
  expect(connection().remoteDescription).toMatchObject({ type: 'offer' });
  link.close();
  await link.accept(offer({ link: 'too late' }));
  expect(FakeConnection.made).toHaveLength(2);
});
