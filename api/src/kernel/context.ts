import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Connection } from './database/connect.ts';
import type { Database } from './database/database.ts';
import type { Noun } from './noun.ts';
import type { Limits } from './limits.ts';
import type { Settings } from './settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** For who stands beside the application and does what it would: tests, and commands. */
    context: Context;
  }
}

/** What every noun's routes and jobs may use. Made once, in `app.ts`; `files/file-store.ts` adds the files. */
export interface Context {
  /** All of them, for what must know of every noun. */
  nouns: readonly Noun[];
  db: Database;
  connection: Connection;
  settings: Settings;
  limits: Limits;
  log: FastifyBaseLogger;
}

/** The database, or a transaction in it, and the nouns that follow what is done there. */
export type WithNouns = Pick<Context, 'db' | 'nouns'>;

export type Routes = (app: FastifyInstance, context: Context) => void | Promise<void>;
