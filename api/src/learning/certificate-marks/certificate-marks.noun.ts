import type { Noun } from '../../kernel/noun.ts';
import { exportCertificateMarks } from './certificate-marks.export.ts';
import { certificateMarkRoutes } from './certificate-marks.routes.ts';

export const certificateMarks: Noun = {
  name: 'certificate-marks',
  about: 'A creator’s signature and a partner’s logo, for the certificates of what they make',
  routes: certificateMarkRoutes,
  people: {
    deleted: ['certificate_marks.user_id'],
  },
  merges: {
    'certificate_marks.user_id': { onePer: ['kind'] },
  },
  filesIn: ['certificate_marks.file_id'],
  exports: { 'certificate-marks': exportCertificateMarks },
};
