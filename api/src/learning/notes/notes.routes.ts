import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { createNote, listNotes, removeNote, restoreNote, updateNote } from './notes.service.ts';
import { exportNotes } from './write-notes-file.ts';

export const noteRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listNotes: ({ viewer, params, query }) => listNotes(db, viewer, { ...params, ...query }),
    createNote: ({ viewer, body }) => createNote(context, viewer, body),
    updateNote: ({ viewer, params, body }) => updateNote(db, viewer, { ...params, ...body }),
    removeNote: ({ viewer, params }) => removeNote(db, viewer, params.id),
    restoreNote: ({ viewer, params }) => restoreNote(db, viewer, params.id),
    exportNotes: ({ viewer, params, request: { locale } }) => exportNotes(context, viewer, { ...params, locale }),
  });
};
