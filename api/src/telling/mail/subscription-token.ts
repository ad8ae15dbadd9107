import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { notificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import type { Subscription } from './mail.tables.ts';

/** Whose mails of which kind, and a mark of the address that got one: it tells neither the address nor how to log in. */
interface Token extends Omit<Subscription, 'kind'> {
  kind: string;
  mark: string;
}

/** For the links in a mail's foot; it does not expire, for mails are kept. The same at each try to send it. */
export function tokenOf(secret: string, { userId, kind }: Subscription, address: string): string {
  const said = [Buffer.from(parse(userId)).toString('base64url'), kind, markOf(secret, address)].join('.');
  return `${said}.${sign(secret, `unsubscribe\n${said}`, 16)}`;
}

/** Undefined where it was not made here. */
export function readToken(secret: string, token: string): Token | undefined {
  const [who = '', kind = '', mark = '', signature = ''] = token.split('.');
  if (!isEqual(sign(secret, `unsubscribe\n${[who, kind, mark].join('.')}`, 16), signature)) return undefined;
  if (!notificationKind.safeParse(kind).success) return undefined;
  return { userId: stringify(Buffer.from(who, 'base64url')), kind, mark };
}

/** Whether a mail with this token went to that address. */
export const isFor = (secret: string, { mark }: Pick<Token, 'mark'>, address: string): boolean =>
  isEqual(markOf(secret, address), mark);

const markOf = (secret: string, address: string): string => sign(secret, `address\n${address.toLowerCase()}`, 8);

const sign = (secret: string, words: string, bytes: number): string =>
  createHmac('sha256', secret).update(words).digest().subarray(0, bytes).toString('base64url');

function isEqual(right: string, sent: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}
