import type { MailSubscription } from '@stoa/shared/contract/telling/mail-subscriptions.ts';
import type { NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import { isFor, readToken } from '../mail/subscription-token.ts';
import { channelsOf, hasUnsubscribeLink } from '../notifications/channels.policy.ts';
import { upsertChannels } from '../notifications/channels.repository.ts';
import { findSubscriber } from './mail-subscriptions.repository.ts';

type Asked = Pick<Context, 'db' | 'files'>;

export async function getMailSubscription(context: Asked, token: string): Promise<MailSubscription> {
  const { kind, standing } = await requireSubscription(context, token);
  return { kind, standing };
}

/** As often as it is asked for: what is off stays off. */
export async function updateMailSubscription(context: Asked, token: string, mail: boolean): Promise<MailSubscription> {
  const { userId, kind, standing } = await requireSubscription(context, token);
  if (standing === 'moved' || standing === 'deleted') return { kind, standing };
  await upsertChannels(context.db, userId, { unchosen: channelsOf(kind, null), change: { kind, mail } });
  return { kind, standing: mail ? 'on' : 'off' };
}

async function requireSubscription({ db, files: { secret } }: Asked, token: string) {
  const read = readToken(secret, token);
  if (read === undefined) throw notFound();
  const kind = read.kind as NotificationKind;
  if (!hasUnsubscribeLink(kind)) throw notFound();
  const subscriber = await findSubscriber(db, read.userId, kind);
  const standing = (): MailSubscription['standing'] => {
    if (subscriber === undefined || subscriber.isDeleted) return 'deleted';
    if (!isFor(secret, read, subscriber.email)) return 'moved';
    return channelsOf(kind, subscriber.chosen).mail ? 'on' : 'off';
  };
  return { userId: read.userId, kind, standing: standing() };
}
