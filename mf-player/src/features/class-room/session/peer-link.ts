import type { SentKind, Tracks } from '../media/sent-kinds.ts';
import { createLinkEnd, type LinkEnd } from './link-end.ts';
import type { LinkSignal, Said } from './link-signal.ts';
import type { Quality } from './quality.ts';

export interface PeerLinkOptions {
  iceServers: RTCIceServer[];
  /** One of two gives way where both make an offer at once (perfect negotiation, WebRTC 1.0, 10.7). */
  isPolite: boolean;
  newId(): string;
  send(signal: LinkSignal): void;
  /** What comes from the other page; undefined: it does not come any more. */
  onTrack(kind: SentKind, track: MediaStreamTrack | undefined): void;
  onState(isConnected: boolean): void;
}

/** The connection of this page with one other. */
export interface PeerLink {
  accept(signal: LinkSignal): Promise<void>;
  /** What is sent from now on; what is missing is silent, and comes back without a new agreement. */
  sendTracks(tracks: Tracks): void;
  /** Of the pictures that are sent, and of those to come. */
  setQuality(quality: Quality): void;
  close(): void;
}

export function createPeerLink(options: PeerLinkOptions): PeerLink {
  let ownId = options.newId();
  let theirId: string | undefined;
  let tracks: Tracks = {};
  let quality: Quality | undefined;
  let isClosed = false;
  let line = Promise.resolve();
  let end = openEnd();

  function openEnd(): LinkEnd {
    const say = (said: Said) =>
      options.send({ link: ownId, ...(theirId !== undefined && { to_link: theirId }), ...said });
    return createLinkEnd({ ...options, say, onGivenUp: beginAnew });
  }

  function reopen(): void {
    end.close();
    end = openEnd();
    if (quality) end.setQuality(quality);
    end.sendTracks(tracks);
  }

  function beginAnew(): void {
    if (isClosed) return;
    ownId = options.newId();
    // The other end may have begun anew at the same time: what is said to the one it had would not be heard.
    theirId = undefined;
    reopen();
  }

  async function accept({ link, to_link: meant, ...said }: LinkSignal): Promise<void> {
    if (isClosed || (meant !== undefined && meant !== ownId)) return;
    const hasBegunAnew = theirId !== undefined && theirId !== link;
    theirId = link;
    if (hasBegunAnew) reopen();
    await end.accept(said);
  }

  return {
    // One after the other: candidates belong to the description before them. What cannot be taken is made up for: a
    // connection that does not come about is begun anew.
    accept: (signal) => (line = line.then(() => accept(signal)).catch(() => undefined)),
    sendTracks(next) {
      tracks = next;
      end.sendTracks(next);
    },
    setQuality(next) {
      quality = next;
      end.setQuality(next);
    },
    close() {
      isClosed = true;
      end.close();
    },
  };
}
