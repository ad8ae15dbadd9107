import { createHash } from 'node:crypto';
import { checkKey, checkPrefix } from '../storage/keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

/** An object storage in memory: what a unit test of a store needs. */
export function aStorage(now = Date.now): ObjectStorage & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  const changes = new Map<string, number>();
  const watchers = new Set<{ prefix: string; onChange: () => void }>();
  const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const write = (key: string, content: Uint8Array) => {
    objects.set(key, Buffer.from(content));
    changes.set(key, now());
    tell(key);
  };
  const tell = (key: string) => {
    for (const { prefix, onChange } of watchers) if (key.startsWith(prefix)) setImmediate(onChange);
  };
  return {
    objects,
    description: 'memory',
    read: async (key) => {
      checkKey(key);
      const content = objects.get(key);
      return content && { content, tag: tagOf(content) };
    },
    create: async (key, content) => {
      checkKey(key);
      if (objects.has(key)) return false;
      write(key, content);
      return true;
    },
    replace: async (key, content, tag) => {
      checkKey(key);
      const before = objects.get(key);
      if (!before || tagOf(before) !== tag) return false;
      write(key, content);
      return true;
    },
    remove: async (key) => {
      checkKey(key);
      if (objects.delete(key)) tell(key);
    },
    async *list(prefix) {
      checkPrefix(prefix);
      // As a server does it: what lies beside the prefix costs nothing.
      for (const key of [...objects.keys()].filter((one) => one.startsWith(prefix))) {
        const changedAt = new Date(changes.get(key) ?? now());
        const bytes = objects.get(key)?.length;
        if (bytes !== undefined) yield { key, bytes, changedAt, listedAt: new Date(now()) };
      }
    },
    watch: (prefix, onChange) => {
      checkPrefix(prefix);
      const watcher = { prefix, onChange };
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
