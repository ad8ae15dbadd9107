import type { Noun } from '../kernel/noun.ts';
import { exportFiles } from './files.export.ts';
import { fileRoutes } from './files.routes.ts';

export const files: Noun = {
  name: 'files',
  about: 'Uploaded files; the upload itself is done by the tus protocol',
  routes: fileRoutes,
  people: {
    kept: ['files.owner_id'],
  },
  exports: { files: exportFiles },
};
