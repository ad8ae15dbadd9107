import type { ChatLine, RoomEvent, RoomRules, Seat } from '@stoa/shared/contract/learning/class-room.ts';
import type { Tracks } from '../media/sent-kinds.ts';

export interface RoomState {
  phase: 'entering' | 'waiting' | 'inside' | 'left';
  /** Why the seat is gone; a person's own leaving is `left`. */
  why: RoomEvent<'left'>['why'] | 'left' | undefined;
  /** Why one could not come in. */
  refusal: Error | undefined;
  own: Seat | undefined;
  /** Of everybody this page may see, its own among them. */
  seats: readonly Seat[];
  rules: RoomRules;
  lines: readonly ChatLine[];
  /** The last line that was there when this page came in; undefined before it heard of them. */
  oldLineId: number | undefined;
  isHandUp: boolean;
  /** This page films the room. */
  isFilming: boolean;
  /** The line to the site is down; it is tried again. */
  isLineLost: boolean;
  /** What comes from others, by seat. */
  tracks: Readonly<Record<string, Tracks>>;
  /** Whose pictures and sound come just now. */
  connected: Readonly<Record<string, boolean>>;
  /** How often a host has asked this page to be silent. */
  timesMuted: number;
}

export const firstState: RoomState = {
  phase: 'entering',
  why: undefined,
  refusal: undefined,
  own: undefined,
  seats: [],
  rules: { has_waiting_room: true, is_chat_open: true, is_recorded: false },
  lines: [],
  oldLineId: undefined,
  isHandUp: false,
  isFilming: false,
  isLineLost: false,
  tracks: {},
  connected: {},
  timesMuted: 0,
};

/** A line that was told twice stands there once. */
export const withLines = (known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] =>
  [...new Map([...known, ...more].map((line) => [line.id, line])).values()].toSorted((one, other) => one.id - other.id);
