import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/database/columns.ts';

export const wishes = pgTable(
  'wishes',
  {
    userId: uuid().notNull(),
    courseId: uuid().notNull(),
    /** What the course cost when it was wished for, or when this person was last told that it costs less. */
    priceMinor: integer().notNull(),
    currency: text().notNull(),
    wishedAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);
