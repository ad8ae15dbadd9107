import type { Noun } from '../kernel/noun.ts';
import { exportFiles } from './files.export.ts';
import { fileRoutes } from './files.routes.ts';
import { removeAbandoned, removeUnpacked } from './files.service.ts';
import { checkLeft } from './settle-file.ts';

export const files: Noun = {
  name: 'files',
  about: 'Uploaded files; the upload itself is done by the tus protocol',
  routes: fileRoutes,
  offers: {
    caption_lines: ['file_id', 'place', 'start_s', 'text', 'words', 'next_words'],
    scorm_packages: ['file_id', 'title'],
    files: ['id', 'name', 'type', 'bytes', 'sha256', 'purpose', 'state', 'created_at'],
  },
  filesIn: ['film_rungs.file_id'],
  jobs: [
    { name: 'remove abandoned uploads', everyS: 60 * 60, run: removeAbandoned },
    { name: 'remove what was unpacked of files that are gone', everyS: 60 * 60, run: removeUnpacked },
    { name: 'check files left unchecked', everyS: 60, run: checkLeft },
  ],
  people: {
    kept: ['files.owner_id'],
  },
  merges: {
    'files.owner_id': 'move',
  },
  exports: { files: exportFiles },
};
