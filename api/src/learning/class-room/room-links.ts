import { STREAMS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { signLink } from '../../files/signed-links.ts';

export const roomStreamPath = (seatId: string): string => `${STREAMS_PATH}/rooms/${seatId}`;

/** After the end of the class, for those who are still saying goodbye. */
const AFTER_MS = 60 * 60_000;

/** Opens the events of one seat until the class is over. */
export function roomStreamUrl(secret: string, seatId: string, { endsAt, now }: { endsAt: Date; now: Date }): string {
  const lifeS = Math.ceil((endsAt.getTime() + AFTER_MS - now.getTime()) / 1000);
  return signLink(secret, roomStreamPath(seatId), Math.max(60, lifeS)).url;
}
