/** Where a class is held: in the site's own room, at an address elsewhere, or in rooms that the operator has set up. */
export const roomKinds = ['builtin', 'link', 'livekit', 'jitsi', 'bigbluebutton'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Of one schedule that is saved at once. */
export const MOST_DATES = 60;
export const MOST_HOSTS = 10;

/** In the site's own room everybody sends to everybody: more cameras would be too much for a line. */
export const STAGE_SEATS = 6;
/** With those who watch and listen. */
export const ROOM_SEATS = 30;
/** How often a page in a room says that it is there, seconds. */
export const HEARTBEAT_S = 15;
/** Of one line of chat, characters. */
export const CHAT_MAX = 2000;
