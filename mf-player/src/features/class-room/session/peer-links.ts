import type { Seat } from '@stoa/shared/contract/learning/class-room.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';
import type { Tracks } from '../media/sent-kinds.ts';
import type { LinkSignal } from './link-signal.ts';
import { createPeerLink, type PeerLink } from './peer-link.ts';
import { qualityFor } from './quality.ts';
import type { RoomState } from './room-state.ts';
import { createSignalQueue, type AddressedSignal } from './signal-queue.ts';

export interface PeerLinks {
  /** Connects with who is there: of two pages at least one is on stage. Sends `tracks` where this one is. */
  follow(seats: readonly Seat[], tracks: Tracks): void;
  accept(from: string, signal: Record<string, unknown>): void;
  close(): void;
}

interface LinksOptions {
  ownId: string;
  iceServers: RTCIceServer[];
  send(signals: AddressedSignal[]): Promise<unknown>;
  onChange(change: (state: RoomState) => Partial<RoomState>): void;
}

/** The connections of this page with all the others. */
export function createPeerLinks({ ownId, iceServers, send, onChange }: LinksOptions): PeerLinks {
  const links = new Map<string, PeerLink>();
  const queue = createSignalQueue(send);

  function open(id: string): PeerLink {
    const link = createPeerLink({
      iceServers,
      isPolite: ownId > id,
      newId,
      send: (signal) => queue.add({ to: id, signal: { ...signal } }),
      onTrack: (kind, track) =>
        onChange(({ tracks }) => ({ tracks: { ...tracks, [id]: { ...tracks[id], [kind]: track } as Tracks } })),
      onState: (isConnected) => onChange(({ connected }) => ({ connected: { ...connected, [id]: isConnected } })),
    });
    links.set(id, link);
    return link;
  }

  function close(id: string): void {
    links.get(id)?.close();
    links.delete(id);
    onChange(({ tracks, connected }) => ({ tracks: without(tracks, id), connected: without(connected, id) }));
  }

  return {
    follow(seats, tracks) {
      const own = seats.find(({ id }) => id === ownId);
      if (own === undefined || own.is_waiting) return;
      const others = seats.filter(({ id, is_waiting }) => id !== ownId && !is_waiting);
      const wanted = others.filter(({ on_stage }) => on_stage || own.on_stage).map(({ id }) => id);
      for (const id of links.keys()) if (!wanted.includes(id)) close(id);
      const cameras = seats.filter(({ on_stage, camera }) => on_stage && camera).length;
      const quality = qualityFor({ cameras, watching: wanted.length });
      for (const id of wanted) {
        const link = links.get(id) ?? open(id);
        link.setQuality(quality);
        link.sendTracks(own.on_stage ? tracks : {});
      }
    },
    // From who is not in the roster yet: it comes before what they say.
    accept: (from, signal) => void (links.get(from) ?? open(from)).accept(signal as unknown as LinkSignal),
    close() {
      queue.close();
      for (const id of links.keys()) close(id);
    },
  };
}

const without = <T>(table: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key !== id));
