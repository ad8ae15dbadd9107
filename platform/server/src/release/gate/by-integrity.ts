import { LRUCache } from 'lru-cache';

const MOST_KNOWN = 2_000;

/** Reads a file's text once: a version is looked at when it is planned and when it is published, and shares files with others. */
export function byIntegrity<T extends object>(read: (text: string) => T): (integrity: string, text: string) => T {
  const known = new LRUCache<string, T>({ max: MOST_KNOWN });
  return (integrity, text) => {
    const before = known.get(integrity);
    if (before) return before;
    const found = read(text);
    known.set(integrity, found);
    return found;
  };
}
