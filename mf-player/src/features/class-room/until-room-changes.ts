/** Of what one sees in front of a room. */
export const roomKey = (id: string): string[] => ['class-room', id];

const OFTEN_MS = 20_000;
const SOON_MS = 1_000;

/** Milliseconds until the door opens or shuts, or it is worth asking who is inside. */
export function untilRoomChanges(room: { opens_at: string; ends_at: string } | undefined, now: number): number {
  const away = [room?.opens_at, room?.ends_at].map((moment) => (moment ? Date.parse(moment) - now : 0));
  return Math.max(SOON_MS, Math.min(OFTEN_MS, ...away.filter((ms) => ms > 0)));
}
