import type { RoomEvent, RoomEventName } from '@stoa/shared/contract/learning/class-room.ts';

export type RoomListeners = { [N in RoomEventName]: (data: RoomEvent<N>) => void };

interface StreamOptions {
  url: string;
  listeners: RoomListeners;
  /** The line is there, or is being tried again. */
  onLine(isThere: boolean): void;
  /** The browser tries no more: the seat is gone. */
  onEnd(): void;
}

const names = ['roster', 'signal', 'chat', 'muted', 'left'] as const satisfies readonly RoomEventName[];

/** Hears what happens in a room; the browser comes back by itself, and says what it heard last. */
export function openRoomStream({ url, listeners, onLine, onEnd }: StreamOptions): () => void {
  const source = new EventSource(url);
  for (const name of names) {
    source.addEventListener(name, ({ data }: MessageEvent<string>) => listeners[name](JSON.parse(data) as never));
  }
  source.onopen = () => onLine(true);
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) onEnd();
    else onLine(false);
  };
  return () => source.close();
}
