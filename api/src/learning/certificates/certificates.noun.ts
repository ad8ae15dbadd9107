import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { exportCertificates } from './certificates.export.ts';
import { certificateRoutes } from './certificates.routes.ts';
import { foldCertificates } from './merge-certificates.ts';

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
  merges: {
    'certificates.user_id': foldCertificates,
  },
  filesIn: ['certificates.signature_file_id', 'certificates.logo_file_id'],
  showsFile: (id) =>
    sql`exists (select from certificates z where z.signature_file_id = ${id} or z.logo_file_id = ${id})`,
  exports: { certificates: exportCertificates },
};
