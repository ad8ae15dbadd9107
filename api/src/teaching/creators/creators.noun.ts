import type { Noun } from '../../kernel/noun.ts';
import { cleanRequestFiles } from './clean-files.ts';
import { exportVerifications } from './creators.export.ts';
import { creatorRoutes } from './creators.routes.ts';
import { expertiseInCategories } from './expertise-in-categories.ts';
import { samePhone } from './same-phone.ts';
import { haveTwoRequests, isRevokedHalf } from './refuse-merge.ts';

export const creators: Noun = {
  name: 'creators',
  about: 'Becoming someone who teaches',
  routes: creatorRoutes,
  jobs: [{ name: 'delete files of requests', everyS: 60 * 60, run: cleanRequestFiles }],
  inCategories: [expertiseInCategories],
  people: {
    deleted: ['creator_verifications.user_id'],
    emptied: ['creator_verifications.decided_by', 'creator_verifications.revoked_by', 'verification_events.actor_id'],
  },
  merges: {
    'creator_verifications.user_id': 'move',
    'creator_verifications.decided_by': 'move',
    'creator_verifications.revoked_by': 'move',
    'verification_events.actor_id': 'stay',
  },
  likelyDuplicates: samePhone,
  refusesMerge: { two_verifications: haveTwoRequests, creator_revoked: isRevokedHalf },
  filesIn: ['creator_verifications.sample_video_file_id', 'creator_verifications.id_document_file_id'],
  exports: { 'creator-verification': exportVerifications },
};
