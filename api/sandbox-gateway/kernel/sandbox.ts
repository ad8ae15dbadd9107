import type { Book } from '../book/book.ts';
import type { SandboxSettings } from './settings.ts';

/** What every call is given. */
export interface Sandbox {
  book: Book;
  time: PassingTime;
  settings: SandboxSettings;
  /** Where browsers reach it. */
  publicUrl(): string;
}

/** How time passes there: see payments/passing-time.ts. */
export interface PassingTime {
  /** Does what is due by now; every answer comes after that. */
  catchUp(): Promise<void>;
  /** Waits until slow cards have answered for this payment. */
  answered(id: string): Promise<void>;
  stop(): void;
}
