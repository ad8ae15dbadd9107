import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PhrasePurpose } from '@stoa/shared/contract/learning/assignment-words.ts';
import { createdAt, key } from '../../kernel/database/columns.ts';

export const reviewPhrases = pgTable('review_phrases', {
  id: key(),
  userId: uuid().notNull(),
  text: text().notNull(),
  purpose: text().$type<PhrasePurpose>().notNull().default('feedback'),
  createdAt: createdAt(),
});
