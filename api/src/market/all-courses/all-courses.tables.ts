import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core';

/** From 1, without gaps; `position` says where among them. */
export const featuredCourses = pgTable('featured_courses', {
  courseId: uuid().primaryKey(),
  position: smallint().notNull(),
});
