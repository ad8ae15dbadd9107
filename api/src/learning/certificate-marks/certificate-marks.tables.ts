import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { markKinds } from '@stoa/shared/contract/learning/certificate-marks.ts';
import { createdAt } from '../../kernel/database/columns.ts';

export const certificateMarks = pgTable(
  'certificate_marks',
  {
    userId: uuid().notNull(),
    kind: text({ enum: markKinds }).notNull(),
    fileId: uuid().notNull(),
    createdAt: createdAt(),
  },
  ({ userId, kind }) => [primaryKey({ columns: [userId, kind] })],
);
