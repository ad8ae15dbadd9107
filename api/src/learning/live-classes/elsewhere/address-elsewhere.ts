import type { RoomKind } from '@stoa/shared/contract/learning/class-words.ts';
import type { Context } from '../../../kernel/context.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { Viewer } from '../../../kernel/viewer.ts';
import { endsAtOf } from '../live-classes.policy.ts';
import type { LiveClassRow } from '../live-classes.tables.ts';
import { bigBlueButtonAddress } from './big-blue-button.ts';
import type { Guest, Held } from './guest.ts';
import { jitsiAddress } from './jitsi.ts';
import { liveKitAddress } from './livekit.ts';

/** On a server that the operator has set up. */
export type ElsewhereKind = Exclude<RoomKind, 'builtin' | 'link'>;

export const isElsewhere = (kind: RoomKind): kind is ElsewhereKind => kind !== 'builtin' && kind !== 'link';

/** Of the classes that are held on another server: which of these are set up. */
export function elsewhereKinds({ rooms }: Context['settings']): ElsewhereKind[] {
  const known = { livekit: rooms.liveKit, jitsi: rooms.jitsi, bigbluebutton: rooms.bigBlueButton } as const;
  return (['livekit', 'jitsi', 'bigbluebutton'] as const).filter((kind) => known[kind] !== undefined);
}

/**
 * One person's own way into a class there.
 *
 * @throws `unavailable` where the server does not answer, or is set up no more
 */
export async function addressElsewhere(
  context: Pick<Context, 'settings' | 'files' | 'log'>,
  { user }: Viewer,
  { liveClass, kind, isHost }: { liveClass: LiveClassRow; kind: ElsewhereKind; isHost: boolean },
): Promise<string> {
  const guest = { userId: user.id, name: user.fullName, isHost };
  const held = { id: liveClass.id, title: liveClass.title, endsAt: endsAtOf(liveClass) };
  try {
    const address = await askServer(context, kind, { held, guest });
    if (address !== undefined) return address;
  } catch (error) {
    context.log.error({ err: error, classId: liveClass.id, kind }, 'the room of a class could not be opened');
    throw new Problem('unavailable', 'The room of this class does not answer. Try again in a moment.', {
      cause: error,
      retryAfter: 5,
    });
  }
  throw new Problem('unavailable', 'The room of this class is not set up on this site any more.');
}

async function askServer(
  { settings: { rooms, siteUrl }, files: { secret } }: Pick<Context, 'settings' | 'files'>,
  kind: ElsewhereKind,
  who: { held: Held; guest: Guest },
): Promise<string | undefined> {
  switch (kind) {
    case 'jitsi':
      return rooms.jitsi && jitsiAddress(rooms.jitsi, { ...who, secret });
    case 'livekit':
      return rooms.liveKit && liveKitAddress(rooms.liveKit, who);
    case 'bigbluebutton':
      return rooms.bigBlueButton && bigBlueButtonAddress(rooms.bigBlueButton, { ...who, siteUrl });
  }
}
