import { createHash, createHmac } from 'node:crypto';
import type { BigBlueButtonSettings } from '../../../kernel/room-settings.ts';
import type { Guest, Held } from './guest.ts';

/** A person waits for it. */
const TIMEOUT_MS = 8_000;
/** Of a meeting's name, characters. */
const NAME_MAX = 64;

/**
 * Makes the meeting if it is not there, and gives one person's way into it.
 *
 * @see https://docs.bigbluebutton.org/development/api
 * @throws where the server does not answer, or refuses
 */
export async function bigBlueButtonAddress(
  access: BigBlueButtonSettings,
  { held, guest, siteUrl }: { held: Held; guest: Guest; siteUrl: string },
): Promise<string> {
  const createTime = await create(access, held, siteUrl);
  return callOf(access, 'join', {
    // An address that was kept leads into no later meeting of the same class.
    createTime,
    fullName: plain(guest.name),
    meetingID: held.id,
    userID: guest.userId,
    role: guest.isHost ? 'MODERATOR' : 'VIEWER',
  });
}

/**
 * Called before each who joins: a meeting that is there stays as it is, one that had become empty is made anew.
 *
 * @returns when the meeting that is there now was made, as the server tells it
 */
async function create(access: BigBlueButtonSettings, held: Held, siteUrl: string): Promise<string> {
  const url = callOf(access, 'create', {
    meetingID: held.id,
    name: [...plain(held.title)].slice(0, NAME_MAX).join(''),
    // By these it knows the same meeting again. Nobody is told them.
    attendeePW: passwordOf(access, 'attendee', held),
    moderatorPW: passwordOf(access, 'moderator', held),
    logoutURL: siteUrl,
  });
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  const createTime = wordOf(text, 'createTime');
  if (response.ok && wordOf(text, 'returncode') === 'SUCCESS' && createTime !== undefined) return createTime;
  const reason = wordOf(text, 'messageKey') ?? `status ${response.status}`;
  throw new Error(`BigBlueButton made no meeting: ${reason}.`);
}

const wordOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>\\s*(\\w+)\\s*</${tag}>`).exec(xml)?.[1];

/** A call with its checksum: over its name, its query as it is sent, and the secret. */
function callOf({ apiUrl, secret }: BigBlueButtonSettings, call: string, given: Record<string, string>): string {
  const query = new URLSearchParams(given).toString();
  const checksum = createHash('sha256').update(`${call}${query}${secret}`).digest('hex');
  return `${apiUrl}/${call}?${query}&checksum=${checksum}`;
}

const passwordOf = ({ secret }: BigBlueButtonSettings, role: string, { id }: Held): string =>
  createHmac('sha256', secret).update(`${role}\n${id}`).digest('hex').slice(0, 32);

/** Control characters are refused. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
