import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createPeerLink, type PeerLink } from './peer-link.ts';
import type { LinkSignal } from './link-signal.ts';
import { qualityFor } from './quality.ts';

interface Encoding {
  maxBitrate?: number;
  scaleResolutionDownBy?: number;
}

/** As far as two ends of a connection agree: both have what the other said last. */
class FakeConnection {
  static made: FakeConnection[] = [];
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: { type: string; sdp: string; toJSON(): object } | null = null;
  remoteDescription: { type: string; sdp: string } | null = null;
  onnegotiationneeded?: () => Promise<void>;
  onconnectionstatechange?: () => void;
  preferred: { mimeType: string }[] = [];
  encodings: Encoding[] = [];
  readonly number = FakeConnection.made.push(this) - 1;

  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable';
    const sdp = `${type} of ${this.number}`;
    this.localDescription = { type, sdp, toJSON: () => ({ type, sdp }) };
  }
  async setRemoteDescription(description: { type: string; sdp: string }) {
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  }
  addTransceiver(_: unknown, { sendEncodings = [{}] }: { sendEncodings?: Encoding[] }) {
    this.encodings = sendEncodings;
    void Promise.resolve().then(() => this.onnegotiationneeded?.());
    return {
      mid: '0',
      setCodecPreferences: (codecs: { mimeType: string }[]) => void (this.preferred = codecs),
      sender: {
        replaceTrack: async () => undefined,
        getParameters: () => ({ encodings: this.encodings }),
        setParameters: async (parameters: { encodings: Encoding[] }) => void (this.encodings = parameters.encodings),
      },
    };
  }
  restartIce = () => undefined;
  close = () => undefined;
  become(state: string) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
}

const codecs = ['video/H264', 'video/VP8', 'video/rtx'].map((mimeType) => ({ mimeType }));
beforeEach(() => {
  FakeConnection.made = [];
  Object.assign(globalThis, {
    RTCPeerConnection: FakeConnection,
    RTCRtpReceiver: { getCapabilities: () => ({ codecs }) },
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const LATENCY_MS = 200;
const camera = { kind: 'video' } as MediaStreamTrack;

/** Two pages whose signals take their time; `drops` loses what is said while it is true. */
function aPair() {
  const line = { drops: false };
  const links: Record<string, PeerLink> = {};
  for (const [name, other] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    let ids = 0;
    links[name] = createPeerLink({
      iceServers: [],
      isPolite: name === 'b',
      newId: () => `${name}${ids++}`,
      send: (signal: LinkSignal) => {
        if (!line.drops) window.setTimeout(() => void links[other]?.accept(signal), LATENCY_MS);
      },
      onTrack: () => undefined,
      onState: () => undefined,
    });
  }
  return { a: links.a!, b: links.b!, line };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Each has heard of the connection that the other has now, and nothing is open between them. */
function expectAgreement([one, other]: readonly [FakeConnection, FakeConnection]) {
  expect([one.signalingState, other.signalingState]).toEqual(['stable', 'stable']);
  expect(one.remoteDescription?.sdp).toMatch(new RegExp(`of ${other.number}$`));
  expect(other.remoteDescription?.sdp).toMatch(new RegExp(`of ${one.number}$`));
}

test('two ends that give up at the same moment find one another again', async () => {
  const { a, b } = aPair();
  a.sendTracks({ camera });
  b.sendTracks({ camera });
  await pass(5 * LATENCY_MS);
  const first = [FakeConnection.made[0]!, FakeConnection.made[1]!] as const;
  expectAgreement(first);
  for (const end of first) end.become('connected');
  for (const end of first) end.become('failed');
  await pass(10_000 + 5 * LATENCY_MS);
  expect(FakeConnection.made).toHaveLength(4);
  expectAgreement([FakeConnection.made[2]!, FakeConnection.made[3]!]);
});

test('an offer that never arrived is made again', async () => {
  const { a, line } = aPair();
  line.drops = true;
  a.sendTracks({ camera });
  await pass(5 * LATENCY_MS);
  line.drops = false;
  expect(FakeConnection.made[1]!.remoteDescription).toBeNull();
  await pass(20_000 + 5 * LATENCY_MS);
  expectAgreement([FakeConnection.made[2]!, FakeConnection.made[1]!]);
});

test('a connection that holds is not begun anew, whatever is agreed later', async () => {
  const { a } = aPair();
  a.sendTracks({ camera });
  await pass(5 * LATENCY_MS);
  for (const end of FakeConnection.made) end.become('connected');
  a.sendTracks({ camera, screen: { kind: 'video' } as MediaStreamTrack });
  await pass(60_000);
  expect(FakeConnection.made).toHaveLength(2);
});

test('pictures are sent as VP8 first, and from the first moment no larger than the line bears', async () => {
  const { a } = aPair();
  const own = FakeConnection.made[0]!;
  a.setQuality(qualityFor({ cameras: 2, watching: 1 }));
  a.sendTracks({ camera });
  expect(own.encodings).toEqual([{ maxBitrate: 400_000, scaleResolutionDownBy: 1 }]);
  expect(own.preferred.map(({ mimeType }) => mimeType)).toEqual(['video/VP8', 'video/H264', 'video/rtx']);
  a.setQuality(qualityFor({ cameras: 5, watching: 5 }));
  await pass(0);
  expect(own.encodings).toEqual([{ maxBitrate: 150_000, scaleResolutionDownBy: 2 }]);
});

test('the more watch, the less each gets; letters are never made smaller', () => {
  expect(qualityFor({ cameras: 1, watching: 29 })).toEqual({
    camera: { maxBitrate: 103_448, scaleResolutionDownBy: 2 },
    screen: { maxBitrate: 103_448, scaleResolutionDownBy: 1 },
  });
  expect(qualityFor({ cameras: 0, watching: 0 }).camera.maxBitrate).toBe(400_000);
});
