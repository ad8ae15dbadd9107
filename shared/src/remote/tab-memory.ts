const lastingUntilReload = new Map<string, string>();

/**
 * Texts that this tab keeps over a reload. Where the storage is full or forbidden they last until then, so that nobody who
 * keeps one has to think of it.
 */
export const tabMemory = {
  read(key: string): string | undefined {
    try {
      return lastingUntilReload.get(key) ?? window.sessionStorage.getItem(key) ?? undefined;
    } catch {
      return lastingUntilReload.get(key);
    }
  },
  keep(key: string, text: string): void {
    lastingUntilReload.delete(key);
    try {
      window.sessionStorage.setItem(key, text);
    } catch {
      lastingUntilReload.set(key, text);
    }
  },
  forget(key: string): void {
    lastingUntilReload.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept where nothing may be.
    }
  },
};
