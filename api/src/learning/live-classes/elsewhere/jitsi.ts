import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import type { JitsiSettings } from '../../../kernel/room-settings.ts';
import { type Guest, type Held, openUntilS } from './guest.ts';

/** Where anyone who knows a name may come in, the name must not follow from what people see of a class. */
const roomNameOf = (secret: string, classId: string): string =>
  `class-${createHmac('sha256', secret).update(`jitsi\n${classId}`).digest('hex').slice(0, 32)}`;

/**
 * The address of a room at a Jitsi Meet server. With an app there, a token names the room, the person and their part; without
 * one the address is all it takes.
 *
 * @see https://github.com/jitsi/lib-jitsi-meet/blob/master/doc/tokens.md
 */
export async function jitsiAddress(
  { url, app }: JitsiSettings,
  { held, guest, secret }: { held: Held; guest: Guest; secret: string },
): Promise<string> {
  const room = roomNameOf(secret, held.id);
  const name = encodeURIComponent(JSON.stringify(guest.name));
  if (app === undefined) return `${url}/${room}#userInfo.displayName=${name}`;
  return `${url}/${room}?jwt=${await tokenOf(app, { room, held, guest })}`;
}

const tokenOf = (
  { id, secret }: NonNullable<JitsiSettings['app']>,
  { room, held, guest }: { room: string; held: Held; guest: Guest },
): Promise<string> =>
  // All that is said of a person has to be text. Plugins read the part from either word.
  new SignJWT({
    room,
    context: {
      user: {
        id: guest.userId,
        name: guest.name,
        moderator: String(guest.isHost),
        affiliation: guest.isHost ? 'owner' : 'member',
      },
    },
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(id)
    .setAudience(id)
    // Whatever the domain is called behind the server's proxy: the room is named.
    .setSubject('*')
    .setExpirationTime(openUntilS(held))
    .sign(new TextEncoder().encode(secret));
