import type { Database } from '../../kernel/database/database.ts';
import { findOpenSuspension } from './suspensions.repository.ts';

export const isSuspended = async (db: Database, userId: string): Promise<boolean> =>
  (await findOpenSuspension(db, userId)) !== undefined;
