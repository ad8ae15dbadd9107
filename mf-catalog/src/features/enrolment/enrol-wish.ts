import { tabMemory } from '@stoa/shared/remote/tab-memory.ts';

const KEY = 'stoa.enrol-wish';
/** Long enough to sign up and read one's mail; whoever comes back another day is asked anew. */
const HOLDS_MS = 60 * 60_000;

interface Wish {
  courseId: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** A guest asked to be enrolled and is on the way to log in or sign up: kept for this tab. */
export function keepEnrolWish(courseId: string): void {
  const wish: Wish = { courseId, until: Date.now() + HOLDS_MS };
  tabMemory.keep(KEY, JSON.stringify(wish));
}

export const dropEnrolWish = (): void => tabMemory.forget(KEY);

/** Whether this course was wished for; the wish is spent by asking. */
export function takeEnrolWish(courseId: string): boolean {
  const wish = read();
  if (wish?.courseId !== courseId) return false;
  dropEnrolWish();
  return wish.until > Date.now();
}

function read(): Wish | undefined {
  try {
    return (JSON.parse(tabMemory.read(KEY) ?? 'null') as Wish | null) ?? undefined;
  } catch {
    return undefined;
  }
}
