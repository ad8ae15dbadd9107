import { date, pgTable, uuid } from 'drizzle-orm/pg-core';

export const goalReminders = pgTable('goal_reminders', {
  userId: uuid().primaryKey(),
  /** The Monday, by the clock of the person, of the week in which they were reminded last. */
  week: date().notNull(),
});
