import type { Noun } from '../../kernel/noun.ts';
import { cleanRequestFiles } from './clean-files.ts';
import { exportVerifications } from './creators.export.ts';
import { creatorRoutes } from './creators.routes.ts';
import { expertiseInCategories } from './expertise-in-categories.ts';

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
  filesIn: ['creator_verifications.sample_video_file_id', 'creator_verifications.id_document_file_id'],
  exports: { 'creator-verification': exportVerifications },
};
