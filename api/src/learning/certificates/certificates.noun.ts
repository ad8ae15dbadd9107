import type { Noun } from '../../kernel/noun.ts';
import { exportCertificates } from './certificates.export.ts';
import { certificateRoutes } from './certificates.routes.ts';

export const certificates: Noun = {
  name: 'certificates',
  about: 'What a completed course or learning path is rewarded with, and whether it is genuine',
  routes: certificateRoutes,
  offers: {
    certificates: [
      'user_id',
      'course_id',
      'path_id',
      'course_name',
      'path_courses',
      'slug',
      'status',
      'issued_at',
      'revoked_at',
    ],
  },
  people: {
    kept: ['certificates.user_id'],
  },
  exports: { certificates: exportCertificates },
};
