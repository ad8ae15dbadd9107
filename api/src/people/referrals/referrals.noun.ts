import type { Noun } from '../../kernel/noun.ts';
import { exportReferrals } from './referrals.export.ts';
import { referralRoutes } from './referrals.routes.ts';

export const referrals: Noun = {
  name: 'referrals',
  about: 'Inviting others',
  routes: referralRoutes,
  people: {
    deleted: ['referral_links.user_id', 'referrals.referrer_id'],
    emptied: ['referrals.referee_id'],
  },
  exports: { referrals: exportReferrals },
};
