import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Connection } from './database/connect.ts';
import type { Database } from './database/database.ts';
// eslint-disable-next-line import-x/no-restricted-paths -- what every noun is given holds the files, too
import type { FileStore } from '../files/file-store.ts';
import type { Noun } from './noun.ts';
import type { Limits } from './plugins/limits.ts';
import type { Job } from './plugins/schedule.ts';
import type { Settings } from './settings.ts';

/** What every noun's routes may use. Made once, in `app.ts`. */
export interface Context {
  /** All of them, for what must know of every noun. */
  nouns: readonly Noun[];
  db: Database;
  connection: Connection;
  settings: Settings;
  files: FileStore;
  limits: Limits;
  /** Runs a job again and again while the application is open, in one replica at a time. */
  schedule: (job: Job) => void;
  log: FastifyBaseLogger;
}

export type Routes = (app: FastifyInstance, context: Context) => void | Promise<void>;
