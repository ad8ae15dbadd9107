import { tabMemory } from './tab-memory.ts';

/** Long enough to sign up and read one's mail; whoever comes back another day is asked anew. */
const HOLDS_MS = 60 * 60_000;

interface Kept {
  id: string;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * What a guest asked for, by the id of the thing, while they are on the way to log in or sign up: kept for this tab.
 *
 *     const enrolWish = keptForLogin('stoa.enrol-wish');
 *     enrolWish.keep(course.id);
 *     navigation.requireLogin();
 */
export const keptForLogin = (key: string) => ({
  keep(id: string): void {
    const kept: Kept = { id, until: Date.now() + HOLDS_MS };
    tabMemory.keep(key, JSON.stringify(kept));
  },
  drop: (): void => tabMemory.forget(key),
  /** Whether this very thing was asked for; asking spends it. */
  take(id: string): boolean {
    const kept = read(key);
    if (kept?.id !== id) return false;
    tabMemory.forget(key);
    return kept.until > Date.now();
  },
});

function read(key: string): Kept | undefined {
  try {
    return (JSON.parse(tabMemory.read(key) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}
