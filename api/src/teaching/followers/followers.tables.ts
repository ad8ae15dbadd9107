import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

export const instructorFollowers = pgTable(
  'instructor_followers',
  {
    instructorId: uuid().notNull(),
    userId: uuid().notNull(),
    followedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.instructorId, table.userId] })],
);
