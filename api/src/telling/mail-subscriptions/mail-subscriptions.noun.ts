import type { Noun } from '../../kernel/noun.ts';
import { mailSubscriptionRoutes } from './mail-subscriptions.routes.ts';

export const mailSubscriptions: Noun = {
  name: 'mail-subscriptions',
  about: 'Stopping emails of a kind by the link in the foot of one, without logging in',
  routes: mailSubscriptionRoutes,
};
