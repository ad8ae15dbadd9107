import { SignJWT } from 'jose';
import type { LiveKitSettings } from '../../../kernel/room-settings.ts';
import { type Guest, type Held, openUntilS } from './guest.ts';

/**
 * The page of a LiveKit Meet that opens a room of a LiveKit server; who comes first makes it.
 *
 * @see https://docs.livekit.io/frontends/reference/tokens-grants/
 */
export async function liveKitAddress(
  { url, apiKey, apiSecret, meetUrl }: LiveKitSettings,
  { held, guest }: { held: Held; guest: Guest },
): Promise<string> {
  const video = { room: held.id, roomJoin: true, canPublish: true, canSubscribe: true, canPublishData: true };
  const token = await new SignJWT({ name: guest.name, video: { ...video, roomAdmin: guest.isHost } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(apiKey)
    .setSubject(guest.userId)
    .setExpirationTime(openUntilS(held))
    .sign(new TextEncoder().encode(apiSecret));
  return `${meetUrl}/custom?${new URLSearchParams({ liveKitUrl: url, token }).toString()}`;
}
