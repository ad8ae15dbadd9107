import type { Noun } from '../../kernel/noun.ts';
import { foldReferrers } from './merge-referrals.ts';
import { exportReferrals } from './referrals.export.ts';
import { deleteOldClicks } from './referrals.repository.ts';
import { referralRoutes } from './referrals.routes.ts';

export const referrals: Noun = {
  name: 'referrals',
  about: 'Inviting others',
  routes: referralRoutes,
  jobs: [{ name: 'forget old referrals', everyS: 24 * 60 * 60, run: ({ db }) => deleteOldClicks(db) }],
  people: {
    deleted: ['referral_links.user_id', 'referrals.referrer_id'],
    emptied: ['referrals.referee_id'],
  },
  merges: {
    'referral_links.user_id': { onePer: [] },
    'referrals.referrer_id': foldReferrers,
    'referrals.referee_id': { onePer: [], kept: { least: 'created_at' } },
  },
  exports: { referrals: exportReferrals },
};
