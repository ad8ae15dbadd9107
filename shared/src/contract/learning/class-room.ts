import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { CHAT_MAX } from './class-words.ts';

/** What a page says of itself, with each heartbeat and whenever it changes. */
const sends = {
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.boolean(),
};

/** One open page of one person in a room. */
export const seat = z.object({
  id,
  person,
  role: z.enum(['host', 'learner']),
  /** In front of the room: nobody but hosts sees them, and they see nobody. */
  is_waiting: z.boolean(),
  /** Seen and heard by everybody; the others watch and listen. */
  on_stage: z.boolean(),
  ...sends,
  /** Of a host alone: this page films the class. */
  is_filming: z.boolean(),
  /** Since when they ask to speak. */
  hand_at: instant.nullable(),
});
export type Seat = z.infer<typeof seat>;

/** How hosts run a room. */
export const roomRules = z.object({
  /** Learners wait until a host lets them in. */
  has_waiting_room: z.boolean(),
  is_chat_open: z.boolean(),
  /** The page of a host films it, and everybody is told; it ends with that page. */
  is_recorded: z.boolean(),
});
export type RoomRules = z.infer<typeof roomRules>;

export const chatLine = z.object({ id: z.int(), from: person, text: z.string(), at: instant });
export type ChatLine = z.infer<typeof chatLine>;

/** A description or candidates of WebRTC; the server hands it on unread. */
export const signal = z.record(z.string(), z.unknown());

/**
 * What a page hears, `event` by `event`, each as JSON. `roster` comes first, and whole whenever something in it changed;
 * a page in front of the room finds itself alone in it.
 */
export const roomEvents = {
  roster: z.object({ seats: z.array(seat), rules: roomRules }),
  signal: z.object({ from: id, signal }),
  /** All lines so far when the page begins to listen, then each as it comes. */
  chat: z.object({ lines: z.array(chatLine) }),
  /** A host asks this page to be silent; it alone switches its microphone off. */
  muted: z.object({}),
  /** The page has no seat any more, and need not come back by itself. */
  left: z.object({ why: z.enum(['removed', 'turned_away', 'elsewhere', 'ended']) }),
} as const;
export type RoomEventName = keyof typeof roomEvents;
export type RoomEvent<N extends RoomEventName> = z.infer<(typeof roomEvents)[N]>;

const ofSeat = { seat_id: id };

/** What a host does in a room, to one seat or to all. */
export const hostAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('let_in'), ...ofSeat }),
  z.object({ do: z.literal('let_all_in') }),
  z.object({ do: z.literal('turn_away'), ...ofSeat }),
  z.object({ do: z.literal('mute'), ...ofSeat }),
  /** All but hosts. */
  z.object({ do: z.literal('mute_all') }),
  z.object({ do: z.literal('to_stage'), ...ofSeat }),
  z.object({ do: z.literal('to_audience'), ...ofSeat }),
  z.object({ do: z.literal('lower_hand'), ...ofSeat }),
  z.object({ do: z.literal('remove'), ...ofSeat }),
  z.object({ do: z.literal('set'), rules: roomRules.omit({ is_recorded: true }).partial() }),
  /** Everybody leaves; the class is over before its time. */
  z.object({ do: z.literal('end') }),
]);
export type HostAction = z.infer<typeof hostAction>;

/** What one sees in front of a room. */
export const roomView = z.object({
  class: z.object({
    id,
    title: z.string(),
    description: z.string(),
    course: z.object({ id, name: z.string(), slug: z.string() }),
    starts_at: instant,
    ends_at: instant,
    opens_at: instant,
    time_zone: z.string(),
    status: z.enum(['upcoming', 'live', 'ended', 'cancelled']),
    hosts: z.array(person),
  }),
  is_host: z.boolean(),
  /** Whether `enterRoom` lets me in, or lets me wait, now. */
  is_open: z.boolean(),
  /** How many are inside. */
  people: z.int().min(0),
});
export type RoomView = z.infer<typeof roomView>;

export const classRoomEndpoints = defineEndpoints({
  getRoom: {
    summary: 'What one sees before going into the room of a class; `id` is the class',
    auth: 'signed-in',
    params: byId,
    reply: roomView,
  },
  enterRoom: {
    summary: 'Take a seat in the room of a class while its door is open; a seat taken before is given up',
    auth: 'signed-in',
    params: byId,
    body: z.object(sends),
    reply: z.object({
      seat,
      /** Server-sent events for this seat alone; signed. */
      events_url: z.string(),
      /** As `RTCPeerConnection` takes them; with passwords that end with the class. */
      ice_servers: z.array(
        z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
      ),
    }),
  },
  /**
   * The heartbeat. `not_found`: the seat is gone; enter again. `conflict`: it is gone for a reason that the page hears as
   * `left`.
   */
  keepSeat: {
    summary: 'Say that a page is still in the room, and what it sends; `id` is the seat',
    auth: 'signed-in',
    hasOwnLimit: true,
    params: byId,
    body: z.object({ ...sends, is_hand_up: z.boolean(), is_filming: z.boolean().default(false) }),
    reply: ok,
  },
  leaveRoom: { summary: 'Give a seat up; `id` is the seat', auth: 'signed-in', params: byId, reply: ok },
  sendSignals: {
    summary: 'Hand descriptions and candidates to other seats of the room; `id` is the own seat',
    auth: 'signed-in',
    hasOwnLimit: true,
    params: byId,
    body: z.object({
      signals: z
        .array(z.object({ to: id, signal }))
        .min(1)
        .max(60),
    }),
    reply: ok,
  },
  sayInRoom: {
    summary: 'A line of chat to everyone inside; `id` is the own seat',
    auth: 'signed-in',
    hasOwnLimit: true,
    params: byId,
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, rule('Write a message.'))
        .max(CHAT_MAX, rule('Messages must be at most 2000 characters.')),
    }),
    reply: chatLine,
  },
  runRoom: {
    summary: 'What a host does in a room; `id` is the own seat',
    auth: 'signed-in',
    params: byId,
    body: hostAction,
    reply: ok,
  },
});
