import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Which files are smaller copies of which films; they go with the film. */
export const filmRungs = pgTable('film_rungs', {
  filmId: uuid('film_id').notNull(),
  fileId: uuid('file_id').notNull(),
  /** Pixels. */
  height: integer().notNull(),
});
