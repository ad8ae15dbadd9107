import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../kernel/database/columns.ts';

export const reviewPhrases = pgTable('review_phrases', {
  id: key(),
  userId: uuid().notNull(),
  text: text().notNull(),
  createdAt: createdAt(),
});
