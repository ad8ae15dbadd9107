import { sentKinds, type SentKind, type Tracks } from '../media/sent-kinds.ts';
import type { Said } from './link-signal.ts';
import { limitPicture, preferVp8, type Quality } from './quality.ts';

/** One end of a connection: one `RTCPeerConnection`, from its making to its end. */
export interface LinkEnd {
  accept(said: Said): Promise<void>;
  sendTracks(tracks: Tracks): void;
  setQuality(quality: Quality): void;
  close(): void;
}

interface EndOptions {
  iceServers: RTCIceServer[];
  /** Gives way where both make an offer at once. */
  isPolite: boolean;
  say(said: Said): void;
  onTrack(kind: SentKind, track: MediaStreamTrack | undefined): void;
  onState(isConnected: boolean): void;
  /** It did not come about, or was lost and found no other way. */
  onGivenUp(): void;
}

/** A connection that was lost is given that long to find another way. */
const LOST_MS = 10_000;
/** One that was offered or answered comes about within that time: else what was said has not arrived. */
const UNANSWERED_MS = 20_000;

export function createLinkEnd({ iceServers, isPolite, onTrack, onState, say, onGivenUp }: EndOptions): LinkEnd {
  const connection = new RTCPeerConnection({ iceServers });
  const senders = new Map<SentKind, RTCRtpTransceiver>();
  const candidates = gatherCandidates(connection, (found) => say({ candidates: found }));
  let theirKinds: Readonly<Record<string, SentKind>> = {};
  let early: RTCIceCandidateInit[] = [];
  let isOffering = false;
  let ignoresOffer = false;
  let quality: Quality | undefined;
  let givingUp: number | undefined;
  let isClosed = false;

  const ownKinds = (): Record<string, SentKind> =>
    Object.fromEntries([...senders].flatMap(([kind, { mid }]) => (mid === null ? [] : [[mid, kind] as const])));

  function tell(): void {
    const description = connection.localDescription;
    if (!description || isClosed) return;
    say({ description: description.toJSON(), kinds: ownKinds() });
    if (connection.connectionState !== 'connected') giveUpIn(UNANSWERED_MS);
  }

  function giveUpIn(ms: number): void {
    givingUp ??= window.setTimeout(onGivenUp, ms);
  }

  connection.onnegotiationneeded = async () => {
    isOffering = true;
    try {
      await connection.setLocalDescription();
      tell();
    } catch (error) {
      if (!isClosed) throw error;
    } finally {
      isOffering = false;
    }
  };
  connection.ontrack = ({ track, transceiver: { mid } }) => {
    const kind = mid === null ? undefined : theirKinds[mid];
    if (kind !== undefined) onTrack(kind, track);
  };
  connection.onconnectionstatechange = () => {
    const { connectionState: state } = connection;
    if (state === 'connected') {
      window.clearTimeout(givingUp);
      givingUp = undefined;
    }
    if (state === 'failed') {
      connection.restartIce();
      giveUpIn(LOST_MS);
    }
    onState(state === 'connected');
  };

  async function acceptDescription(description: RTCSessionDescriptionInit, kinds: Said['kinds']): Promise<void> {
    const isOffer = description.type === 'offer';
    const collides = isOffer && (isOffering || connection.signalingState !== 'stable');
    ignoresOffer = !isPolite && collides;
    if (ignoresOffer) return;
    theirKinds = { ...theirKinds, ...kinds };
    await connection.setRemoteDescription(description);
    const waiting = early;
    early = [];
    for (const candidate of waiting) await addCandidate(candidate);
    if (!isOffer) return;
    await connection.setLocalDescription();
    tell();
  }

  /** One that cannot be used is one way less, and no reason to give the others up. */
  async function addCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (connection.remoteDescription === null) early.push(candidate);
    else if (!ignoresOffer) await connection.addIceCandidate(candidate).catch(() => undefined);
  }

  function addSender(kind: SentKind, track: MediaStreamTrack): void {
    const limit = kind === 'microphone' ? undefined : quality?.[kind];
    const transceiver = connection.addTransceiver(track, {
      direction: 'sendonly',
      ...(limit && { sendEncodings: [{ ...limit }] }),
    });
    if (kind !== 'microphone') preferVp8(transceiver);
    senders.set(kind, transceiver);
  }

  return {
    async accept({ description, kinds, candidates: found = [] }) {
      if (description) await acceptDescription(description, kinds);
      for (const candidate of found) await addCandidate(candidate);
    },
    sendTracks(tracks) {
      for (const kind of sentKinds) {
        const track = tracks[kind];
        const sender = senders.get(kind);
        if (sender) void sender.sender.replaceTrack(track ?? null);
        else if (track) addSender(kind, track);
      }
    },
    setQuality(next) {
      quality = next;
      for (const kind of ['camera', 'screen'] as const) {
        const sender = senders.get(kind)?.sender;
        if (sender) void limitPicture(sender, next[kind]);
      }
    },
    close() {
      isClosed = true;
      candidates.stop();
      window.clearTimeout(givingUp);
      connection.close();
      for (const kind of new Set(Object.values(theirKinds))) onTrack(kind, undefined);
      onState(false);
    },
  };
}

const CANDIDATES_MS = 80;

/** A page finds many candidates at once; each alone would be a call. */
function gatherCandidates(connection: RTCPeerConnection, hand: (found: RTCIceCandidateInit[]) => void) {
  let found: RTCIceCandidateInit[] = [];
  let timer: number | undefined;
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    found.push(candidate.toJSON());
    timer ??= window.setTimeout(() => {
      timer = undefined;
      hand(found);
      found = [];
    }, CANDIDATES_MS);
  };
  return { stop: () => window.clearTimeout(timer) };
}
