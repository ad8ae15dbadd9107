import type { Noun } from '../../kernel/noun.ts';
import { exportOwnNotes } from './notes.export.ts';
import { deleteRemovedNotes } from './notes.repository.ts';
import { noteRoutes } from './notes.routes.ts';

export const notes: Noun = {
  name: 'notes',
  about: 'What learners write for themselves at a place of a lesson',
  routes: noteRoutes,
  jobs: [{ name: 'forget removed notes', everyS: 60 * 60, run: ({ db }) => deleteRemovedNotes(db) }],
  people: {
    deleted: ['lesson_notes.user_id'],
  },
  merges: {
    'lesson_notes.user_id': 'move',
  },
  exports: { notes: exportOwnNotes },
};
