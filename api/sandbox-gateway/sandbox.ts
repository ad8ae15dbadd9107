import type { Book } from './book/book.ts';
import type { PassingTime } from './payments/passing-time.ts';
import type { SandboxSettings } from './settings.ts';

/** What every call is given. */
export interface Sandbox {
  book: Book;
  time: PassingTime;
  settings: SandboxSettings;
  /** Where browsers reach it. */
  publicUrl(): string;
}
