import { createHmac } from 'node:crypto';
import type { Settings } from '../../kernel/settings.ts';

/** As `RTCPeerConnection` takes them. */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}

/** Whoever goes in shortly before the end is not cut off at once. */
const AFTER_S = 10 * 60;

/**
 * Who helps two pages to find a way to each other. A TURN server lets a seat in until shortly after the end of its class, by
 * the secret that it shares with this site (coturn's `use-auth-secret`: the name is the end of its time, the password its
 * HMAC-SHA1).
 */
export function iceServers(
  { stunUrls, turnUrls, turnSecret }: Pick<Settings, 'stunUrls' | 'turnUrls' | 'turnSecret'>,
  seatId: string,
  until: Date,
): IceServer[] {
  const stun = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
  if (turnUrls.length === 0 || turnSecret === undefined) return stun;
  const username = `${Math.floor(until.getTime() / 1000) + AFTER_S}:${seatId}`;
  const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
  return [...stun, { urls: turnUrls, username, credential }];
}
