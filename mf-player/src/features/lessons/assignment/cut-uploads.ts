import { tabMemory } from '@stoa/shared/remote/tab-memory.ts';

/** Names of files whose upload a reload has cut off: whoever chooses them again goes on where they stopped. */
export const cutUploads = {
  read(key: string): string[] {
    const names = tabMemory.read(key);
    return names ? names.split('\n') : [];
  },
  keep(key: string, names: readonly string[]): void {
    if (names.length > 0) tabMemory.keep(key, names.join('\n'));
    else tabMemory.forget(key);
  },
};
