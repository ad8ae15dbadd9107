import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const classRooms = pgTable('class_rooms', {
  classId: uuid().primaryKey(),
  hasWaitingRoom: boolean().notNull().default(true),
  isChatOpen: boolean().notNull().default(true),
  endedAt: moment(),
});
export type ClassRoomRow = typeof classRooms.$inferSelect;

export const leavings = ['left', 'gone', 'removed', 'turned_away', 'elsewhere', 'ended'] as const;
export type Leaving = (typeof leavings)[number];

export const roomSeats = pgTable('room_seats', {
  id: key(),
  classId: uuid().notNull(),
  userId: uuid().notNull(),
  role: text({ enum: ['host', 'learner'] }).notNull(),
  isWaiting: boolean().notNull(),
  onStage: boolean().notNull(),
  microphone: boolean().notNull().default(false),
  camera: boolean().notNull().default(false),
  screen: boolean().notNull().default(false),
  isFilming: boolean().notNull().default(false),
  handAt: moment(),
  enteredAt: moment().notNull(),
  seenAt: moment().notNull(),
  streamId: uuid(),
  streamLostAt: moment(),
  leftAt: moment(),
  leftWhy: text({ enum: leavings }),
});
export type SeatRow = typeof roomSeats.$inferSelect;

export const roomEvents = pgTable('room_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  classId: uuid().notNull(),
  toSeat: uuid(),
  event: text({ enum: ['roster', 'signal', 'chat', 'muted', 'left'] }).notNull(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  at: createdAt(),
});
export type RoomEventRow = Pick<typeof roomEvents.$inferSelect, 'id' | 'toSeat' | 'event' | 'body'>;

export const roomChat = pgTable('room_chat', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  classId: uuid().notNull(),
  userId: uuid().notNull(),
  text: text().notNull(),
  at: createdAt(),
});
