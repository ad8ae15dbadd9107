import type { FilmPurpose } from './film-files.ts';

/** A file whose upload has begun, and whose lesson does not hold it yet. */
export interface KeptFilm {
  lessonId: string;
  purpose: FilmPurpose;
  name: string;
  bytes: number;
  /** Every byte is on the server: only its verdict is missing. */
  fileId?: string;
}

/** What outlives the page: the names of files, never their bytes. */
export interface BatchMemory {
  read(): KeptFilm[];
  note(film: KeptFilm): void;
  forget(lessonId: string): void;
}

const MOST_KEPT = 200;

/** Of one person in one course. A storage that is full or forbidden costs the reminder, never the upload. */
export function batchMemory(userId: string, courseId: string): BatchMemory {
  const key = `stoa.studio.films.${userId}.${courseId}`;
  function read(): KeptFilm[] {
    try {
      const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? (kept as KeptFilm[]) : [];
    } catch {
      return [];
    }
  }
  function write(films: KeptFilm[]): void {
    try {
      if (films.length === 0) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(films.slice(-MOST_KEPT)));
    } catch {
      return;
    }
  }
  // Read anew each time: another window of the same course keeps its own here.
  const without = (lessonId: string) => read().filter((film) => film.lessonId !== lessonId);
  return {
    read,
    note: (film) => write([...without(film.lessonId), film]),
    forget: (lessonId) => write(without(lessonId)),
  };
}
