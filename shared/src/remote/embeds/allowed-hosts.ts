const KEY = 'stoa-embed-hosts';

/** Hosts whose pages this browser shows without asking. What cannot be read, or be kept, is asked again. */
export function allowedHosts(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((host) => typeof host === 'string') : [];
  } catch {
    return [];
  }
}

export function allowHost(host: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...new Set([...allowedHosts(), host])]));
  } catch {
    // A browser that keeps nothing asks each time.
  }
}
