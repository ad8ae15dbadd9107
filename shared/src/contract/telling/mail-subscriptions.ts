import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { notificationKind } from './notifications.ts';
import { subscriptionStandings } from './subscription-words.ts';

/** What a link in the foot of a mail is about. It tells neither whose account nor which address it is. */
export const mailSubscription = z.object({
  kind: notificationKind.exclude(['welcome']),
  standing: z.enum(subscriptionStandings),
});
export type MailSubscription = z.infer<typeof mailSubscription>;

/** Of a mail, for as long as there are mails: it does not expire. */
const byToken = z.object({ token: z.string().min(20).max(200) });

export const mailSubscriptionEndpoints = defineEndpoints({
  /** Changes nothing: programs that look through mails open every link. */
  getMailSubscription: {
    summary: 'Whether emails of a kind are still sent to who got one, by the link in its foot',
    auth: 'public',
    params: byToken,
    reply: mailSubscription,
  },
  /** Where the account is gone or has another address, nothing changes, and the reply says so. */
  updateMailSubscription: {
    summary: 'Stop emails of a kind, or have them sent again, by the link in the foot of one',
    auth: 'public',
    params: byToken,
    body: z.object({ mail: z.boolean() }),
    reply: mailSubscription,
  },
});
