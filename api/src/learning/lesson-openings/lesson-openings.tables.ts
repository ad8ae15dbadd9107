import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/database/columns.ts';

/** Up to when a learner was told of the lessons that open in a course that they take. */
export const openingNotices = pgTable('opening_notices', {
  enrolmentId: uuid().primaryKey(),
  toldUntil: moment().notNull(),
  /** The last day, in UTC, on which there was something to tell. */
  toldOn: date(),
});
