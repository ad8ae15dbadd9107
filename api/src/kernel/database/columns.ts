import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A primary key made here, in time order, so that new rows stand together in the index. */
export const key = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
